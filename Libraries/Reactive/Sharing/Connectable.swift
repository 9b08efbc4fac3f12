/// A sequence that starts when it is told to, for all its observers at once.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Starts the sequence, unless it runs; what is returned stops it.
  func connect() -> any Disposable
}

/// A sequence that many share through a subject, and that starts when it is told to.
public struct ConnectableObservable<Element: Sendable>: ConnectableObservableType {
  @usableFromInline let observable: Observable<Element>
  @usableFromInline let start: @Sendable () -> any Disposable

  @inlinable
  init(_ observable: Observable<Element>, connect: @escaping @Sendable () -> any Disposable) {
    self.observable = observable
    start = connect
  }

  /// Starts the sequence, unless it runs; what is returned stops it.
  @inlinable
  public func connect() -> any Disposable { start() }

  /// What the subject tells.
  @inlinable
  public func asObservable() -> Observable<Element> { observable }

  /// Tells `observer` what the subject tells.
  @inlinable @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    observable.run(observer)
  }
}

/// A source, the subject that it tells, and the connection between them.
///
/// The subject is made when it is first needed, and again after the connection has ended.
@usableFromInline
final class Multicast<Source: Sendable, Element: Sendable>: Sendable {
  @usableFromInline typealias Subject = (observer: AnyObserver<Source>, observable: Observable<Element>)

  @usableFromInline
  struct Contents {
    @usableFromInline var subject: Subject?
    @usableFromInline var connection: Chain?

    @inlinable
    init() {}
  }

  @usableFromInline let source: Observable<Source>
  @usableFromInline let makeSubject: @Sendable () -> Subject
  @usableFromInline let contents = Locked(Contents())

  @inlinable
  init(_ source: Observable<Source>, makeSubject: @escaping @Sendable () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  @inlinable var connectable: ConnectableObservable<Element> {
    ConnectableObservable(
      Observable { sink, chain in self.subject.observable.start(sink, chain) }, connect: self.connect)
  }

  @inlinable var subject: Subject {
    if let subject = contents.withLock({ $0.subject }) { return subject }
    let new = makeSubject()
    return contents.withLock { contents in
      let subject = contents.subject ?? new
      contents.subject = subject
      return subject
    }
  }

  @inlinable @Sendable
  func connect() -> any Disposable {
    let observer = subject.observer
    let connection = Chain()
    let running = contents.withLock { contents in
      defer { contents.connection = contents.connection ?? connection }
      return contents.connection
    }
    if let running { return running }
    connection.insert(Disposables.create { self.forget(connection) })
    source.start(
      Sink(
        next: { observer.onNext($0) },
        end: { error in
          // First, so that an observer that subscribes again at the end makes a new connection.
          connection.dispose()
          observer.on(.end(error))
        }),
      connection)
    return connection
  }

  @usableFromInline
  func forget(_ connection: Chain) {
    let forgotten = contents.withLock { contents -> Contents? in
      guard contents.connection === connection else { return nil }
      defer { contents = Contents() }
      return contents
    }
    // Freed outside of the lock, as its observers may hold subscriptions to it.
    withExtendedLifetime(forgotten) {}
  }
}
