// Written out, and all alike: a parameter pack would be shorter, but is not specialised, and crashes the compiler.

extension ObservableType {
  /// What `resultSelector` makes of the first elements of two sources, then of the second, and so on.
  ///
  /// `--1--2--|` with `---7-----8-|` by `+` is `---8-----(10|)`.
  public static func zip<S1: ObservableType, S2: ObservableType>(
    _ source1: S1, _ source2: S2,
    resultSelector: @escaping @Sendable (S1.Element, S2.Element) throws -> Element
  ) -> Observable<Element> {
    let source = (source1.asObservable(), source2.asObservable())
    return .inTurn { sink, chain in
      let queue = (State(Queue<S1.Element>()), State(Queue<S2.Element>()))
      let zipping = Zipping(
        2, sink, chain, isReady: { !(queue.0.value.isEmpty || queue.1.value.isEmpty) },
        result: { try resultSelector(queue.0.take(), queue.1.take()) })
      zipping.subscribe(source.0, queue.0)
      zipping.subscribe(source.1, queue.1)
    }
  }

  /// What `resultSelector` makes of the first elements of three sources, then of the second, and so on.
  public static func zip<S1: ObservableType, S2: ObservableType, S3: ObservableType>(
    _ source1: S1, _ source2: S2, _ source3: S3,
    resultSelector: @escaping @Sendable (S1.Element, S2.Element, S3.Element) throws -> Element
  ) -> Observable<Element> {
    let source = (source1.asObservable(), source2.asObservable(), source3.asObservable())
    return .inTurn { sink, chain in
      let queue = (State(Queue<S1.Element>()), State(Queue<S2.Element>()), State(Queue<S3.Element>()))
      let zipping = Zipping(
        3, sink, chain, isReady: { !(queue.0.value.isEmpty || queue.1.value.isEmpty || queue.2.value.isEmpty) },
        result: { try resultSelector(queue.0.take(), queue.1.take(), queue.2.take()) })
      zipping.subscribe(source.0, queue.0)
      zipping.subscribe(source.1, queue.1)
      zipping.subscribe(source.2, queue.2)
    }
  }

  /// What `resultSelector` makes of the first elements of four sources, then of the second, and so on.
  public static func zip<S1: ObservableType, S2: ObservableType, S3: ObservableType, S4: ObservableType>(
    _ source1: S1, _ source2: S2, _ source3: S3, _ source4: S4,
    resultSelector: @escaping @Sendable (S1.Element, S2.Element, S3.Element, S4.Element) throws -> Element
  ) -> Observable<Element> {
    let source = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
    return .inTurn { sink, chain in
      let queue = (
        State(Queue<S1.Element>()), State(Queue<S2.Element>()), State(Queue<S3.Element>()), State(Queue<S4.Element>())
      )
      let zipping = Zipping(
        4, sink, chain,
        isReady: {
          !(queue.0.value.isEmpty || queue.1.value.isEmpty || queue.2.value.isEmpty || queue.3.value.isEmpty)
        },
        result: { try resultSelector(queue.0.take(), queue.1.take(), queue.2.take(), queue.3.take()) })
      zipping.subscribe(source.0, queue.0)
      zipping.subscribe(source.1, queue.1)
      zipping.subscribe(source.2, queue.2)
      zipping.subscribe(source.3, queue.3)
    }
  }

  /// What `resultSelector` makes of the first elements of five sources, then of the second, and so on.
  public static func zip<
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
      let queue = (
        State(Queue<S1.Element>()), State(Queue<S2.Element>()), State(Queue<S3.Element>()), State(Queue<S4.Element>()),
        State(Queue<S5.Element>())
      )
      let zipping = Zipping(
        5, sink, chain,
        isReady: {
          !(queue.0.value.isEmpty || queue.1.value.isEmpty || queue.2.value.isEmpty || queue.3.value.isEmpty
            || queue.4.value.isEmpty)
        },
        result: { try resultSelector(queue.0.take(), queue.1.take(), queue.2.take(), queue.3.take(), queue.4.take()) })
      zipping.subscribe(source.0, queue.0)
      zipping.subscribe(source.1, queue.1)
      zipping.subscribe(source.2, queue.2)
      zipping.subscribe(source.3, queue.3)
      zipping.subscribe(source.4, queue.4)
    }
  }

  /// What `resultSelector` makes of the first elements of six sources, then of the second, and so on.
  public static func zip<
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
      let queue = (
        State(Queue<S1.Element>()), State(Queue<S2.Element>()), State(Queue<S3.Element>()), State(Queue<S4.Element>()),
        State(Queue<S5.Element>()), State(Queue<S6.Element>())
      )
      let zipping = Zipping(
        6, sink, chain,
        isReady: {
          !(queue.0.value.isEmpty || queue.1.value.isEmpty || queue.2.value.isEmpty || queue.3.value.isEmpty
            || queue.4.value.isEmpty || queue.5.value.isEmpty)
        },
        result: {
          try resultSelector(
            queue.0.take(), queue.1.take(), queue.2.take(), queue.3.take(), queue.4.take(), queue.5.take())
        })
      zipping.subscribe(source.0, queue.0)
      zipping.subscribe(source.1, queue.1)
      zipping.subscribe(source.2, queue.2)
      zipping.subscribe(source.3, queue.3)
      zipping.subscribe(source.4, queue.4)
      zipping.subscribe(source.5, queue.5)
    }
  }

  /// What `resultSelector` makes of the first elements of seven sources, then of the second, and so on.
  public static func zip<
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
      let queue = (
        State(Queue<S1.Element>()), State(Queue<S2.Element>()), State(Queue<S3.Element>()), State(Queue<S4.Element>()),
        State(Queue<S5.Element>()), State(Queue<S6.Element>()), State(Queue<S7.Element>())
      )
      let zipping = Zipping(
        7, sink, chain,
        isReady: {
          !(queue.0.value.isEmpty || queue.1.value.isEmpty || queue.2.value.isEmpty || queue.3.value.isEmpty
            || queue.4.value.isEmpty || queue.5.value.isEmpty || queue.6.value.isEmpty)
        },
        result: {
          try resultSelector(
            queue.0.take(), queue.1.take(), queue.2.take(), queue.3.take(), queue.4.take(), queue.5.take(),
            queue.6.take())
        })
      zipping.subscribe(source.0, queue.0)
      zipping.subscribe(source.1, queue.1)
      zipping.subscribe(source.2, queue.2)
      zipping.subscribe(source.3, queue.3)
      zipping.subscribe(source.4, queue.4)
      zipping.subscribe(source.5, queue.5)
      zipping.subscribe(source.6, queue.6)
    }
  }

  /// What `resultSelector` makes of the first elements of eight sources, then of the second, and so on.
  public static func zip<
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
      let queue = (
        State(Queue<S1.Element>()), State(Queue<S2.Element>()), State(Queue<S3.Element>()), State(Queue<S4.Element>()),
        State(Queue<S5.Element>()), State(Queue<S6.Element>()), State(Queue<S7.Element>()), State(Queue<S8.Element>())
      )
      let zipping = Zipping(
        8, sink, chain,
        isReady: {
          !(queue.0.value.isEmpty || queue.1.value.isEmpty || queue.2.value.isEmpty || queue.3.value.isEmpty
            || queue.4.value.isEmpty || queue.5.value.isEmpty || queue.6.value.isEmpty || queue.7.value.isEmpty)
        },
        result: {
          try resultSelector(
            queue.0.take(), queue.1.take(), queue.2.take(), queue.3.take(), queue.4.take(), queue.5.take(),
            queue.6.take(), queue.7.take())
        })
      zipping.subscribe(source.0, queue.0)
      zipping.subscribe(source.1, queue.1)
      zipping.subscribe(source.2, queue.2)
      zipping.subscribe(source.3, queue.3)
      zipping.subscribe(source.4, queue.4)
      zipping.subscribe(source.5, queue.5)
      zipping.subscribe(source.6, queue.6)
      zipping.subscribe(source.7, queue.7)
    }
  }
}
