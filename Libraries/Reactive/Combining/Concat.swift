extension ObservableType {
  /// `--1--|` with `--2--|` is `--1----2--|`.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    .concat([asObservable(), second.asObservable()])
  }

  /// The elements of all, one after the other.
  ///
  /// `[--1--|, --2--|]` is `--1----2--|`.
  public static func concat<Sources: Sequence & Sendable>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Concatenation.observable(of: sequence, goingOnAfter: .completion)
  }

  /// The elements of all, one after the other.
  ///
  /// `--1--|`, `--2--|` is `--1----2--|`.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }

  /// The elements of all, one after the other.
  ///
  /// `[--1--|, --2--|]` is `--1----2--|`.
  public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    Concatenation.observable(of: sources, goingOnAfter: .completion)
  }

  /// `--1--|` starting with 7, 8 is `(78)--1--|`.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink, chain in
      for element in elements {
        if chain.isDisposed { return }
        sink.next(element)
      }
      if !chain.isDisposed { source.start(sink, chain) }
    }
  }
}
