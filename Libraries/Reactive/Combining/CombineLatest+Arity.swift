// Written out, and all alike: a parameter pack would be shorter, but is not specialised, and crashes the compiler.

extension ObservableType {
  /// What `resultSelector` makes of the last elements, whenever one of three sources has a new one and all have one.
  @inlinable
  public static func combineLatest<S1: ObservableType, S2: ObservableType, S3: ObservableType>(
    _ source1: S1, _ source2: S2, _ source3: S3,
    resultSelector: @escaping @Sendable (S1.Element, S2.Element, S3.Element) throws -> Element
  ) -> Observable<Element> {
    let source = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return .inTurn { sink, chain in
      let last = (State<S1.Element?>(nil), State<S2.Element?>(nil), State<S3.Element?>(nil))
      let combination = Combination(3, sink, chain) {
        try resultSelector(last.0.get(), last.1.get(), last.2.get())
      }
      combination.subscribe(source.0, 0, last.0)
      combination.subscribe(source.1, 1, last.1)
      combination.subscribe(source.2, 2, last.2)
    }
  }

  /// What `resultSelector` makes of the last elements, whenever one of four sources has a new one and all have one.
  @inlinable
  public static func combineLatest<S1: ObservableType, S2: ObservableType, S3: ObservableType, S4: ObservableType>(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4,
    resultSelector: @escaping @Sendable (S1.Element, S2.Element, S3.Element, S4.Element) throws -> Element
  ) -> Observable<Element> {
    let source = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return .inTurn { sink, chain in
      let last = (State<S1.Element?>(nil), State<S2.Element?>(nil), State<S3.Element?>(nil), State<S4.Element?>(nil))
      let combination = Combination(4, sink, chain) {
        try resultSelector(last.0.get(), last.1.get(), last.2.get(), last.3.get())
      }
      combination.subscribe(source.0, 0, last.0)
      combination.subscribe(source.1, 1, last.1)
      combination.subscribe(source.2, 2, last.2)
      combination.subscribe(source.3, 3, last.3)
    }
  }

  /// What `resultSelector` makes of the last elements, whenever one of five sources has a new one and all have one.
  @inlinable
  public static func combineLatest<
    S1: ObservableType, S2: ObservableType, S3: ObservableType, S4: ObservableType, S5: ObservableType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5,
    resultSelector: @escaping @Sendable (S1.Element, S2.Element, S3.Element, S4.Element, S5.Element) throws -> Element
  ) -> Observable<Element> {
    let source = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable()
    )
    return .inTurn { sink, chain in
      let last = (
        State<S1.Element?>(nil), State<S2.Element?>(nil), State<S3.Element?>(nil), State<S4.Element?>(nil),
        State<S5.Element?>(nil)
      )
      let combination = Combination(5, sink, chain) {
        try resultSelector(last.0.get(), last.1.get(), last.2.get(), last.3.get(), last.4.get())
      }
      combination.subscribe(source.0, 0, last.0)
      combination.subscribe(source.1, 1, last.1)
      combination.subscribe(source.2, 2, last.2)
      combination.subscribe(source.3, 3, last.3)
      combination.subscribe(source.4, 4, last.4)
    }
  }

  /// What `resultSelector` makes of the last elements, whenever one of six sources has a new one and all have one.
  @inlinable
  public static func combineLatest<
    S1: ObservableType, S2: ObservableType, S3: ObservableType, S4: ObservableType, S5: ObservableType,
    S6: ObservableType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6,
    resultSelector:
      @escaping @Sendable (S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element) throws -> Element
  ) -> Observable<Element> {
    let source = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable()
    )
    return .inTurn { sink, chain in
      let last = (
        State<S1.Element?>(nil), State<S2.Element?>(nil), State<S3.Element?>(nil), State<S4.Element?>(nil),
        State<S5.Element?>(nil), State<S6.Element?>(nil)
      )
      let combination = Combination(6, sink, chain) {
        try resultSelector(last.0.get(), last.1.get(), last.2.get(), last.3.get(), last.4.get(), last.5.get())
      }
      combination.subscribe(source.0, 0, last.0)
      combination.subscribe(source.1, 1, last.1)
      combination.subscribe(source.2, 2, last.2)
      combination.subscribe(source.3, 3, last.3)
      combination.subscribe(source.4, 4, last.4)
      combination.subscribe(source.5, 5, last.5)
    }
  }

  /// What `resultSelector` makes of the last elements, whenever one of seven sources has a new one and all have one.
  @inlinable
  public static func combineLatest<
    S1: ObservableType, S2: ObservableType, S3: ObservableType, S4: ObservableType, S5: ObservableType,
    S6: ObservableType, S7: ObservableType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6, _ source7: S7,
    resultSelector:
      @escaping @Sendable (S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element) throws ->
      Element
  ) -> Observable<Element> {
    let source = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable()
    )
    return .inTurn { sink, chain in
      let last = (
        State<S1.Element?>(nil), State<S2.Element?>(nil), State<S3.Element?>(nil), State<S4.Element?>(nil),
        State<S5.Element?>(nil), State<S6.Element?>(nil), State<S7.Element?>(nil)
      )
      let combination = Combination(7, sink, chain) {
        try resultSelector(
          last.0.get(), last.1.get(), last.2.get(), last.3.get(), last.4.get(), last.5.get(), last.6.get())
      }
      combination.subscribe(source.0, 0, last.0)
      combination.subscribe(source.1, 1, last.1)
      combination.subscribe(source.2, 2, last.2)
      combination.subscribe(source.3, 3, last.3)
      combination.subscribe(source.4, 4, last.4)
      combination.subscribe(source.5, 5, last.5)
      combination.subscribe(source.6, 6, last.6)
    }
  }

  /// What `resultSelector` makes of the last elements, whenever one of eight sources has a new one and all have one.
  @inlinable
  public static func combineLatest<
    S1: ObservableType, S2: ObservableType, S3: ObservableType, S4: ObservableType, S5: ObservableType,
    S6: ObservableType, S7: ObservableType, S8: ObservableType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6, _ source7: S7,
    _ source8: S8,
    resultSelector:
      @escaping @Sendable (
        S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element, S8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    let source = (
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
    )
    return .inTurn { sink, chain in
      let last = (
        State<S1.Element?>(nil), State<S2.Element?>(nil), State<S3.Element?>(nil), State<S4.Element?>(nil),
        State<S5.Element?>(nil), State<S6.Element?>(nil), State<S7.Element?>(nil), State<S8.Element?>(nil)
      )
      let combination = Combination(8, sink, chain) {
        try resultSelector(
          last.0.get(), last.1.get(), last.2.get(), last.3.get(), last.4.get(), last.5.get(), last.6.get(), last.7.get()
        )
      }
      combination.subscribe(source.0, 0, last.0)
      combination.subscribe(source.1, 1, last.1)
      combination.subscribe(source.2, 2, last.2)
      combination.subscribe(source.3, 3, last.3)
      combination.subscribe(source.4, 4, last.4)
      combination.subscribe(source.5, 5, last.5)
      combination.subscribe(source.6, 6, last.6)
      combination.subscribe(source.7, 7, last.7)
    }
  }
}
