extension ObservableType {
  /// `--------|` with default 7 is `--------(7|)`.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(element))
  }

  /// The other sequence where this one completes without an element.
  ///
  /// `----|` with `--7--|` is `------7--|`.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let isEmpty = State(true)
      let first = chain.child()
      source.start(
        Sink(
          next: { element in
            isEmpty.value = false
            sink.next(element)
          },
          end: { error in
            first.dispose()
            if error == nil, isEmpty.value { other.start(sink, chain) } else { sink.end(error) }
          }),
        first)
    }
  }
}
