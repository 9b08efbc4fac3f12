extension ObservableType where Element == any Sendable {
  /// The last elements of two sources, whenever one has a new one and all have one.
  ///
  /// `--1-----2--|` with `----a-b----|` is `----(1,a)-(1,b)-(2,b)-|`.
  public static func combineLatest<S1: ObservableType, S2: ObservableType>(
    _ source1: S1, _ source2: S2
  ) -> Observable<(S1.Element, S2.Element)> {
    .combineLatest(source1, source2) { ($0, $1) }
  }

  /// The last elements of three sources, whenever one has a new one and all have one.
  public static func combineLatest<S1: ObservableType, S2: ObservableType, S3: ObservableType>(
    _ source1: S1, _ source2: S2, _ source3: S3
  ) -> Observable<(S1.Element, S2.Element, S3.Element)> {
    .combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }

  /// The last elements of four sources, whenever one has a new one and all have one.
  public static func combineLatest<S1: ObservableType, S2: ObservableType, S3: ObservableType, S4: ObservableType>(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4
  ) -> Observable<(S1.Element, S2.Element, S3.Element, S4.Element)> {
    .combineLatest(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }

  /// The last elements of five sources, whenever one has a new one and all have one.
  public static func combineLatest<
    S1: ObservableType, S2: ObservableType, S3: ObservableType, S4: ObservableType, S5: ObservableType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5
  ) -> Observable<(S1.Element, S2.Element, S3.Element, S4.Element, S5.Element)> {
    .combineLatest(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }

  /// The last elements of six sources, whenever one has a new one and all have one.
  public static func combineLatest<
    S1: ObservableType, S2: ObservableType, S3: ObservableType, S4: ObservableType, S5: ObservableType,
    S6: ObservableType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6
  ) -> Observable<(S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element)> {
    .combineLatest(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The last elements of seven sources, whenever one has a new one and all have one.
  public static func combineLatest<
    S1: ObservableType, S2: ObservableType, S3: ObservableType, S4: ObservableType, S5: ObservableType,
    S6: ObservableType, S7: ObservableType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6, _ source7: S7
  ) -> Observable<(S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element)> {
    .combineLatest(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The last elements of eight sources, whenever one has a new one and all have one.
  public static func combineLatest<
    S1: ObservableType, S2: ObservableType, S3: ObservableType, S4: ObservableType, S5: ObservableType,
    S6: ObservableType, S7: ObservableType, S8: ObservableType
  >(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4, _ source5: S5, _ source6: S6, _ source7: S7,
    _ source8: S8
  ) -> Observable<(S1.Element, S2.Element, S3.Element, S4.Element, S5.Element, S6.Element, S7.Element, S8.Element)> {
    .combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
