extension ObservableType {
  /// `--1----|` is `-------(1|)`. Fails with ``RxError/noElements`` or, at the second element,
  /// ``RxError/moreThanOneElement``.
  public func asSingle() -> Single<Element> {
    Single(raw: asObservable().onlyElement { RxError.noElements })
  }

  /// `--1----|` is `-------(1|)`, and `----|` is `----|`. Fails with ``RxError/moreThanOneElement`` at the second
  /// element.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: asObservable().onlyElement { nil })
  }

  /// `--1--2--|` is `--(1|)`, and `----|` is `----(nil|)`.
  public func first() -> Single<Element?> {
    Single(raw: map { $0 as Element? }.take(1).ifEmpty(default: nil))
  }

  /// `--1--2--|` is `--------([1,2]|)`.
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
  /// Sends the only element at the end; `missing` makes the error of a sequence that has none.
  fileprivate func onlyElement(orElse missing: @escaping @Sendable () -> RxError?) -> Observable<Element> {
    Observable { sink, chain in
      let only = State<Element?>(nil)
      start(
        Sink(
          next: { element in
            if only.value == nil { only.value = element } else { sink.end(RxError.moreThanOneElement) }
          },
          end: { error in
            guard error == nil, let element = only.value else { return sink.end(error ?? missing()) }
            sink.next(element)
            if !chain.isDisposed { sink.end(nil) }
          }),
        chain)
    }
  }
}
