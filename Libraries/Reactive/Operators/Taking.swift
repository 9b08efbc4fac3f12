extension ObservableType {
  /// `--1--2--3--|`, of which 2 are taken, is `--1--(2|)`.
  ///
  /// A negative count is a programmer's error.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "A negative count cannot be taken.")
    if count == 0 { return .empty() }
    let source = asObservable()
    return Observable { sink, chain in
      let remaining = State(count)
      source.start(
        Sink(
          next: { element in
            let left = remaining.value - 1
            if left < 0 { return }
            remaining.value = left
            sink.next(element)
            if left == 0, !chain.isDisposed { sink.end(nil) }
          }, end: sink.end),
        chain)
    }
  }

  /// `--1--2--3--1--|`, taken while `{ $0 < 3 }`, is `--1--2--|`; with `.inclusive` `--1--2--(3|)`.
  @inlinable
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      source.start(
        Sink(
          next: { element in
            do {
              if try predicate(element) { return sink.next(element) }
              if behavior == .inclusive { sink.next(element) }
              if !chain.isDisposed { sink.end(nil) }
            } catch { sink.end(error) }
          }, end: sink.end),
        chain)
    }
  }

  /// `--1--2--3--|`, taken until `{ $0 == 2 }`, is `--1--|`; with `.inclusive` `--1--(2|)`.
  @inlinable
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }

  /// `--1--2--3--|`, of which the last 2 are taken, is `-----------(23|)`.
  ///
  /// A negative count is a programmer's error.
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "A negative count cannot be taken.")
    let source = asObservable()
    return Observable { sink, chain in
      let kept = State(Queue<Element>())
      source.start(
        Sink(
          next: { element in
            kept.value.append(element)
            if kept.value.count > count { _ = kept.value.popFirst() }
          },
          end: { error in
            if error == nil {
              while !chain.isDisposed, let element = kept.value.popFirst() { sink.next(element) }
              if chain.isDisposed { return }
            }
            sink.end(error)
          }),
        chain)
    }
  }
}

/// Whether the element that ends a sequence belongs to it.
public enum TakeBehavior: Sendable {
  /// It does.
  case inclusive

  /// It does not.
  case exclusive
}
