extension ObservableType {
  /// Tells `subject` this sequence, once it is connected.
  ///
  /// `--1--2--|`, connected `^` later, is `…^--1--2--|` for all observers.
  @inlinable
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    multicast { subject }
  }

  /// Tells a subject this sequence, once it is connected; `makeSubject` makes one for each connection.
  ///
  /// `--1--2--|`, connected `^` later, is `…^--1--2--|` for all observers.
  @inlinable
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicast(asObservable()) {
      let subject = makeSubject()
      return (subject.asObserver().asObserver(), subject.asObservable())
    }.connectable
  }

  /// What `selector` makes of this sequence, which it may use as often as it likes with one subscription to it.
  ///
  /// `--1--2--|` by `{ .zip($0, $0) }` with `+` is `--2--4--|`.
  @inlinable
  public func multicast<Subject: SubjectType, Result: Sendable>(
    _ subjectSelector: @escaping @Sendable () throws -> Subject,
    selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return .inTurn { sink, chain in
      do {
        let connectable = source.multicast(try subjectSelector())
        try selector(connectable.asObservable()).start(sink.alone, chain)
        chain.insert(connectable.connect())
      } catch { sink.end(error) }
    }
  }

  /// Shares this sequence once connected: observers are told what comes from then on.
  ///
  /// `--1--2--3--|`, for an observer that comes after 1, is `--2--3--|`.
  @inlinable
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }

  /// Shares this sequence once connected: observers are told the last `bufferSize` elements first.
  ///
  /// `--1--2--3--|` with 1, for an observer that comes after 2, is `2--3--|`.
  @inlinable
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// Shares this sequence once connected: observers are told all elements from the beginning.
  ///
  /// `--1--2--3--|`, for an observer that comes after 2, is `(12)--3--|`.
  @inlinable
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }

  /// Shares one subscription among all observers, from the first that comes to the last that goes.
  ///
  /// `--1--2--3--|` with replay 1, for an observer that comes after 2, is `2--3--|`.
  ///
  /// New observers are told the last `replay` elements first. See ``SubjectLifetimeScope`` for what is kept afterwards.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let sharing = Sharing(asObservable(), replay: replay, scope)
    return .inTurn { sink, chain in sharing.admit(sink, chain) }
  }
}

/// For how long `share` keeps the subject in its middle.
@frozen
public enum SubjectLifetimeScope: Sendable {
  /// While somebody is subscribed and the source runs: who comes later starts the source anew, and sees nothing old.
  case whileConnected

  /// For as long as the shared sequence exists: who comes later is told what was kept, and the end if it has come.
  case forever
}
