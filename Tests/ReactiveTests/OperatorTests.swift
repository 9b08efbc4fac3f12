import Reactive
import Testing

/// What every operator of one source owes, whatever it does to elements.
@Suite struct OperatorTests {
  /// Operators that let 1, 2, 3 through as some text, and whose closure can throw.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: String
    let apply: @Sendable (Observable<Int>, _ fails: Bool) -> Observable<String>

    var testDescription: String { name }

    init(
      _ name: String, _ expected: String,
      _ apply:
        @escaping @Sendable (Observable<Int>, _ check: @escaping @Sendable (Int) throws -> Int) -> Observable<String>
    ) {
      self.name = name
      self.expected = expected
      self.apply = { source, fails in apply(source) { if fails, $0 == 2 { throw TestError() } else { $0 } } }
    }
  }

  static let cases = [
    Case("map", "102030|") { source, check in source.map { "\(try check($0) * 10)" } },
    Case("compactMap", "13|") { source, check in source.compactMap { try check($0) == 2 ? nil : "\($0)" } },
    Case("filter", "13|") { source, check in source.filter { try check($0) != 2 }.map { "\($0)" } },
    Case("scan", "136|") { source, check in source.scan(0) { $0 + (try check($1)) }.map { "\($0)" } },
    Case("scan(into:)", "136|") { source, check in
      source.scan(into: 0) { $0 += try check($1) }.map { "\($0)" }
    },
    Case("reduce", "6|") { source, check in source.reduce(0) { $0 + (try check($1)) }.map { "\($0)" } },
    Case("reduce, mapped", "60|") { source, check in
      source.reduce(0, accumulator: { $0 + (try check($1)) }, mapResult: { "\($0 * 10)" })
    },
    Case("take(while:)", "1|") { source, check in source.take(while: { try check($0) < 2 }).map { "\($0)" } },
    Case("take(while:), inclusive", "12|") { source, check in
      source.take(while: { try check($0) < 2 }, behavior: .inclusive).map { "\($0)" }
    },
    Case("take(until:) of a predicate", "1|") { source, check in
      source.take(until: { try check($0) == 2 }).map { "\($0)" }
    },
    Case("skip(while:)", "23|") { source, check in source.skip(while: { try check($0) < 2 }).map { "\($0)" } },
    Case("single(_:)", "2|") { source, check in source.single { try check($0) == 2 }.map { "\($0)" } },
    Case("distinctUntilChanged(_:)", "12|") { source, check in
      source.distinctUntilChanged { try check($0) / 2 }.map { "\($0)" }
    },
    Case("distinctUntilChanged(_:comparer:)", "12|") { source, check in
      source.distinctUntilChanged({ try check($0) / 2 }, comparer: { $0 == $1 }).map { "\($0)" }
    },
    Case("do", "123|") { source, check in source.do(onNext: { _ = try check($0) }).map { "\($0)" } },
    Case("flatMap", "123|") { source, check in source.flatMap { Observable.just("\(try check($0))") } },
    Case("flatMapFirst", "123|") { source, check in source.flatMapFirst { Observable.just("\(try check($0))") } },
    Case("flatMapLatest", "123|") { source, check in source.flatMapLatest { Observable.just("\(try check($0))") } },
    Case("concatMap", "123|") { source, check in source.concatMap { Observable.just("\(try check($0))") } },
    Case("withLatestFrom", "1a2a3a|") { source, check in
      source.withLatestFrom(Observable.just("a")) { "\(try check($0))\($1)" }
    },
    Case("combineLatest", "1a2a3a|") { source, check in
      .combineLatest(Observable.just("a"), source) { "\(try check($1))\($0)" }
    },
  ]

  @Test("Elements come out as they should", arguments: cases)
  func elements(_ operation: Case) {
    #expect(operation.apply(.of(1, 2, 3), false).now == operation.expected)
  }

  @Test("An error of the source ends the sequence", arguments: cases)
  func sourceError(_ operation: Case) {
    #expect(operation.apply(.error(TestError()), false).now == "#")
  }

  @Test("A sequence that never ends, never ends", arguments: cases)
  func never(_ operation: Case) {
    #expect(operation.apply(.never(), false).now == "")
  }

  @Test("An error of the closure ends the sequence and lets the source go", arguments: cases)
  func closureThrows(_ operation: Case) {
    let subject = PublishSubject<Int>()
    let (recorder, _) = operation.apply(subject.asObservable(), true).record()
    for element in 1...3 { subject.onNext(element) }
    #expect(recorder.text.hasSuffix("#") && !recorder.text.contains("2"))
    #expect(!subject.hasObservers)
  }

  @Test("Nothing comes after disposal, and nothing is kept", arguments: cases)
  func disposal(_ operation: Case) {
    let count = SubscriptionCount()
    let subject = PublishSubject<Int>()
    count.during {
      let (recorder, subscription) = operation.apply(subject.asObservable(), false).record()
      subject.onNext(1)
      subscription.dispose()
      let before = recorder.text
      for element in 2...3 { subject.onNext(element) }
      subject.onCompleted()
      #expect(recorder.text == before)
      #expect(!subject.hasObservers)
    }
    #expect(count.live == 0)
  }

  @Test("The type checker takes a long chain that ends in a closure for events")
  func longChain() {
    let recorder = Recorder<String>()
    let relay = BehaviorRelay(value: 1)
    _ = Observable.of(1, 2, 3).map { $0 + 1 }.filter { $0 > 2 }.flatMap { Observable.of($0, $0 * 2) }.scan(0) {
      $0 + $1
    }
    .withLatestFrom(relay) { ($0, $1) }.map { $0.0 + $0.1 }.take(2).subscribe { recorder.append("\($0)") }
    #expect(recorder.all == ["next(4)", "next(8)", "completed"])
  }
}
