// Written out, and all alike: a parameter pack would be shorter, but is not specialised, and crashes the compiler.

extension SharedSequence {
  /// What `resultSelector` makes of the last elements, whenever one of two sources has a new one and all have one.
  @inlinable
  public static func combineLatest<E1: Sendable, E2: Sendable>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    resultSelector: @escaping @MainActor @Sendable (E1, E2) -> Element
  ) -> SharedSequence {
    SharedSequence(
      .combineLatest(source1.source, source2.source) { e1, e2 in
        MainActor.assumeIsolated { resultSelector(e1, e2) }
      })
  }

  /// What `resultSelector` makes of the last elements, whenever one of three sources has a new one and all have one.
  @inlinable
  public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>,
    resultSelector: @escaping @MainActor @Sendable (E1, E2, E3) -> Element
  ) -> SharedSequence {
    SharedSequence(
      .combineLatest(source1.source, source2.source, source3.source) { e1, e2, e3 in
        MainActor.assumeIsolated { resultSelector(e1, e2, e3) }
      })
  }

  /// What `resultSelector` makes of the last elements, whenever one of four sources has a new one and all have one.
  @inlinable
  public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    resultSelector: @escaping @MainActor @Sendable (E1, E2, E3, E4) -> Element
  ) -> SharedSequence {
    SharedSequence(
      .combineLatest(source1.source, source2.source, source3.source, source4.source) { e1, e2, e3, e4 in
        MainActor.assumeIsolated { resultSelector(e1, e2, e3, e4) }
      })
  }

  /// What `resultSelector` makes of the last elements, whenever one of five sources has a new one and all have one.
  @inlinable
  public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>,
    resultSelector: @escaping @MainActor @Sendable (E1, E2, E3, E4, E5) -> Element
  ) -> SharedSequence {
    SharedSequence(
      .combineLatest(source1.source, source2.source, source3.source, source4.source, source5.source) {
        e1, e2, e3, e4, e5 in
        MainActor.assumeIsolated { resultSelector(e1, e2, e3, e4, e5) }
      })
  }

  /// What `resultSelector` makes of the last elements, whenever one of six sources has a new one and all have one.
  @inlinable
  public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>,
    resultSelector: @escaping @MainActor @Sendable (E1, E2, E3, E4, E5, E6) -> Element
  ) -> SharedSequence {
    SharedSequence(
      .combineLatest(source1.source, source2.source, source3.source, source4.source, source5.source, source6.source) {
        e1, e2, e3, e4, e5, e6 in
        MainActor.assumeIsolated { resultSelector(e1, e2, e3, e4, e5, e6) }
      })
  }

  /// What `resultSelector` makes of the last elements, whenever one of seven sources has a new one and all have one.
  @inlinable
  public static func combineLatest<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
  >(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>,
    _ source7: SharedSequence<SharingStrategy, E7>,
    resultSelector: @escaping @MainActor @Sendable (E1, E2, E3, E4, E5, E6, E7) -> Element
  ) -> SharedSequence {
    SharedSequence(
      .combineLatest(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source
      ) { e1, e2, e3, e4, e5, e6, e7 in
        MainActor.assumeIsolated { resultSelector(e1, e2, e3, e4, e5, e6, e7) }
      })
  }

  /// What `resultSelector` makes of the last elements, whenever one of eight sources has a new one and all have one.
  @inlinable
  public static func combineLatest<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
  >(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>,
    _ source7: SharedSequence<SharingStrategy, E7>, _ source8: SharedSequence<SharingStrategy, E8>,
    resultSelector: @escaping @MainActor @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
  ) -> SharedSequence {
    SharedSequence(
      .combineLatest(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        source8.source
      ) { e1, e2, e3, e4, e5, e6, e7, e8 in
        MainActor.assumeIsolated { resultSelector(e1, e2, e3, e4, e5, e6, e7, e8) }
      })
  }
}

extension SharedSequence where Element == any Sendable {
  /// The last elements of two sources, whenever one has a new one and all have one.
  @inlinable
  public static func combineLatest<E1: Sendable, E2: Sendable>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>
  ) -> SharedSequence<SharingStrategy, (E1, E2)> {
    .combineLatest(source1, source2) { ($0, $1) }
  }

  /// The last elements of three sources, whenever one has a new one and all have one.
  @inlinable
  public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3)> {
    .combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }

  /// The last elements of four sources, whenever one has a new one and all have one.
  @inlinable
  public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4)> {
    .combineLatest(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }

  /// The last elements of five sources, whenever one has a new one and all have one.
  @inlinable
  public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5)> {
    .combineLatest(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }

  /// The last elements of six sources, whenever one has a new one and all have one.
  @inlinable
  public static func combineLatest<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6)> {
    .combineLatest(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The last elements of seven sources, whenever one has a new one and all have one.
  @inlinable
  public static func combineLatest<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
  >(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>,
    _ source7: SharedSequence<SharingStrategy, E7>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7)> {
    .combineLatest(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The last elements of eight sources, whenever one has a new one and all have one.
  @inlinable
  public static func combineLatest<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
  >(
    _ source1: SharedSequence<SharingStrategy, E1>, _ source2: SharedSequence<SharingStrategy, E2>,
    _ source3: SharedSequence<SharingStrategy, E3>, _ source4: SharedSequence<SharingStrategy, E4>,
    _ source5: SharedSequence<SharingStrategy, E5>, _ source6: SharedSequence<SharingStrategy, E6>,
    _ source7: SharedSequence<SharingStrategy, E7>, _ source8: SharedSequence<SharingStrategy, E8>
  ) -> SharedSequence<SharingStrategy, (E1, E2, E3, E4, E5, E6, E7, E8)> {
    .combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
