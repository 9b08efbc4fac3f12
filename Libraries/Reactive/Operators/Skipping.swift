extension ObservableType {
  /// `--1--2--3--|`, of which 2 are skipped, is `--------3--|`.
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let remaining = State(count)
      source.start(
        Sink(
          next: { element in
            if remaining.value <= 0 { sink.next(element) } else { remaining.value -= 1 }
          }, end: sink.end),
        chain)
    }
  }

  /// `--1--2--3--1--|`, skipped while `{ $0 < 3 }`, is `--------3--1--|`.
  @inlinable
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let isSkipping = State(true)
      source.start(
        Sink(
          next: { element in
            do {
              if isSkipping.value {
                if try predicate(element) { return }
                isSkipping.value = false
              }
              sink.next(element)
            } catch { sink.end(error) }
          }, end: sink.end),
        chain)
    }
  }

  /// `--1--2--|` is `-------|`: only the end is left.
  @inlinable
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return Observable<Never> { sink, chain in
      source.start(Sink(next: { _ in }, end: sink.end), chain)
    }
  }

  /// `--a--b--c--|`, at 1, is `-----(b|)`. Fails with ``RxError/argumentOutOfRange`` where there are fewer.
  ///
  /// A negative index is a programmer's error.
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "A negative index cannot be observed.")
    let source = asObservable()
    return Observable { sink, chain in
      let remaining = State(index)
      source.start(
        Sink(
          next: { element in
            remaining.value -= 1
            if remaining.value != -1 { return }
            sink.next(element)
            if !chain.isDisposed { sink.end(nil) }
          }, end: { sink.end($0 ?? RxError.argumentOutOfRange) }),
        chain)
    }
  }

  /// `--1--2--|` is `--1--#`: the one element, or ``RxError/noElements`` or ``RxError/moreThanOneElement``.
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// The one element for which `predicate` holds, sent when it comes; else ``RxError/noElements`` or
  /// ``RxError/moreThanOneElement``.
  ///
  /// `--1--2--3--|` by `{ $0 == 2 }` is `-----2-----|`; by `{ $0 > 1 }` it is `-----2--#`.
  public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      let wasSent = State(false)
      source.start(
        Sink(
          next: { element in
            do {
              guard try predicate(element) else { return }
              if wasSent.value { return sink.end(RxError.moreThanOneElement) }
              wasSent.value = true
              sink.next(element)
            } catch { sink.end(error) }
          },
          end: { error in sink.end(error ?? (wasSent.value ? nil : RxError.noElements)) }),
        chain)
    }
  }
}
