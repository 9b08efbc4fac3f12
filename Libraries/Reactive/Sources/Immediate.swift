extension ObservableType {
  /// A sequence that does what `subscribe` does with the observer, for each subscription.
  ///
  /// `create { $0.onNext(1); $0.onCompleted(); … }` is `(1|)`.
  ///
  /// What arrives after the end or after disposal is dropped. What `subscribe` returns is disposed at the end.
  @inlinable
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    .inTurn { sink, chain in
      let ended = BooleanDisposable()
      chain.insert(
        subscribe(
          AnyObserver { event in
            if chain.isDisposed { return }
            if case .next(let element) = event { return sink.next(element) }
            if ended.isDisposed { return }
            ended.dispose()
            sink.on(event)
          }))
    }
  }

  /// `(x|)`
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    Observable { sink, chain in
      sink.next(element)
      if !chain.isDisposed { sink.end(nil) }
    }
  }

  /// `(x|)` on `scheduler`: the element and the end are two actions.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { sink, chain in
      chain.insert(
        scheduler.schedule(element) { element in
          sink.next(element)
          if chain.isDisposed { return Disposables.create() }
          return scheduler.schedule(()) { _ in
            if !chain.isDisposed { sink.end(nil) }
            return Disposables.create()
          }
        })
    }
  }

  /// `|`
  @inlinable
  public static func empty() -> Observable<Element> {
    Observable { sink, _ in sink.end(nil) }
  }

  /// `-----…`
  @inlinable
  public static func never() -> Observable<Element> {
    Observable { _, _ in }
  }

  /// `#`
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { sink, _ in sink.end(error) }
  }

  /// What `observableFactory` makes, anew for each subscription.
  ///
  /// `deferred { --1--| }` is `--1--|`.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { sink, chain in
      do { try observableFactory().start(sink, chain) } catch { sink.end(error) }
    }
  }

  /// `(x|)` or, for nil, `|`.
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { just(optional) } else { empty() }
  }

  /// `(x|)` or, for nil, `|`, on `scheduler`.
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    if let optional { return just(optional, scheduler: scheduler) }
    return Observable { sink, chain in
      chain.insert(
        scheduler.schedule(()) { _ in
          if !chain.isDisposed { sink.end(nil) }
          return Disposables.create()
        })
    }
  }

  /// What `observableFactory` makes of a resource, which lives as long as the subscription.
  ///
  /// `using({ r }) { _ in --1--| }` is `--1--|`, and `r` is disposed at the end.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { sink, chain in
      let resource: Resource
      do { resource = try resourceFactory() } catch { return sink.end(error) }
      do { try observableFactory(resource).start(sink.alone, chain) } catch { sink.end(error) }
      // Last, so that the sequence is let go before what it uses.
      chain.insert(resource)
    }
  }
}
