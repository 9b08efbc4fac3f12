extension ObservableType {
  /// A sequence for each key, sent when its first element comes: `-1-2-3-|` by parity is `-a-b---|`,
  /// where `a` is `1---3-|` and `b` is `2---|`.
  ///
  /// A group goes on as long as somebody is subscribed to it, also when the sequence of groups is disposed.
  public func groupBy<Key: Hashable & Sendable>(
    keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Observable<GroupedObservable<Key, Element>> { sink, chain in
      let running = chain.shared()
      let groups = State([Key: PublishSubject<Element>]())
      @Sendable func end(_ error: (any Error)?) {
        running.chain.dispose()
        for group in groups.value.values { group.on(.end(error)) }
        if !chain.isDisposed { sink.end(error) }
      }
      source.start(
        Sink(
          next: { element in
            do {
              let key = try keySelector(element)
              if let group = groups.value[key] { return group.onNext(element) }
              let group = PublishSubject<Element>()
              groups.value[key] = group
              if !chain.isDisposed { sink.next(GroupedObservable(key: key, source: group.retaining(running))) }
              group.onNext(element)
            } catch { end(error) }
          }, end: end),
        running.chain)
    }
  }
}

/// The elements of one key.
public struct GroupedObservable<Key: Sendable, Element: Sendable>: ObservableType {
  /// What they have in common.
  public let key: Key

  private let source: Observable<Element>

  /// The elements of `source`, under a key.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// The elements.
  public func asObservable() -> Observable<Element> { source }

  /// Tells `observer` the elements.
  @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.run(observer)
  }
}

/// The subscription to a source that runs as long as somebody needs it: the outer sequence, or one that it sent.
struct SharedChain: Sendable {
  let chain: Chain
  let count: RefCountDisposable
}

extension Chain {
  /// A chain that ends when this one has ended, and nobody retains it any more.
  func shared() -> SharedChain {
    let shared = Chain()
    let count = RefCountDisposable(disposable: shared)
    insert(count)
    return SharedChain(chain: shared, count: count)
  }
}

extension PublishSubject {
  /// The subject's events; who is subscribed keeps the source running.
  func retaining(_ running: SharedChain) -> Observable<Element> {
    Observable { [core] sink, chain in
      chain.insert(running.count.retain())
      core.subscribe(sink, chain)
    }
  }
}
