extension ObservableType {
  /// The one element; fails with ``RxError/noElements`` or ``RxError/moreThanOneElement``, and sends it at the end.
  public func asSingle() -> Single<Element> {
    let source = asObservable()
    return Single(raw: source.atMostOne { $0 ?? RxError.noElements })
  }

  /// The one element or none; fails with ``RxError/moreThanOneElement``, and sends it at the end.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: asObservable().atMostOne { $0 })
  }

  /// The first element, or nil where there is none.
  public func first() -> Single<Element?> {
    Single(raw: map { $0 as Element? }.take(1).ifEmpty(default: nil))
  }

  /// All elements as a list, at the end.
  public func toArray() -> Single<[Element]> {
    let source = asObservable()
    return Single(
      raw: Observable { sink, chain in
        let elements = State([Element]())
        source.start(
          Sink(
            next: { elements.value.append($0) },
            end: { error in
              if let error { return sink.end(error) }
              sink.next(elements.value)
              if !chain.isDisposed { sink.end(nil) }
            }),
          chain)
      })
  }
}

extension ObservableType where Element == Never {
  /// The same as a ``Completable``.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

extension Observable {
  /// Sends the only element at the end; `missing` says how an end without an element is passed on.
  fileprivate func atMostOne(missing: @escaping @Sendable ((any Error)?) -> (any Error)?) -> Observable<Element> {
    Observable { sink, chain in
      let only = State<Element?>(nil)
      start(
        Sink(
          next: { element in
            if only.value == nil { only.value = element } else { sink.end(RxError.moreThanOneElement) }
          },
          end: { error in
            guard error == nil, let element = only.value else { return sink.end(missing(error)) }
            sink.next(element)
            if !chain.isDisposed { sink.end(nil) }
          }),
        chain)
    }
  }
}
