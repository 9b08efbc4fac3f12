import Reactive
import Testing

@Suite struct InfallibleTests {
  @Test(
    "Sources",
    arguments: [
      (Infallible.just(1), "1|"),
      (.just(1, scheduler: ImmediateScheduler.instance), "1|"),
      (.of(1, 2), "12|"),
      (.from(1...3), "123|"),
      (.from(optional: nil), "|"),
      (.from(optional: 1), "1|"),
      (.empty(), "|"),
      (.never(), ""),
      (.deferred { .just(1) }, "1|"),
      (
        .create { observer in
          observer(.next(1))
          observer(.completed)
          observer(.next(2))
          return Disposables.create()
        }, "1|"
      ),
    ])
  func sources(sequence: Infallible<Int>, expected: String) {
    #expect(sequence.now == expected)
  }

  @Test("An observable that fails becomes one that cannot, in three ways")
  func conversions() {
    let failing = Observable.concat(.just(1), .error(TestError()))
    #expect(failing.asInfallible(onErrorJustReturn: 7).now == "17|")
    #expect(failing.asInfallible(onErrorFallbackTo: .of(7, 8)).now == "178|")
    #expect(failing.asInfallible(onErrorRecover: { $0 is TestError ? .just(7) : .empty() }).now == "17|")
    #expect(Single<Int>.error(TestError()).asInfallible(onErrorJustReturn: 7).now == "7|")
    #expect(Infallible.of(1).asInfallible().now == "1|")
  }

  @Test("Relays are infallible")
  func relays() {
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    for element in 1...3 { replay.accept(element) }
    #expect(BehaviorRelay(value: 1).asInfallible().now == "1")
    #expect(PublishRelay<Int>().asInfallible().now == "")
    #expect(replay.asInfallible().now == "23")
  }

  @Test("`subscribe` tells elements and the end, and disposal last")
  func subscribing() {
    let steps = Recorder<String>()
    let log: @Sendable (String) -> Void = { steps.append($0) }
    _ = Infallible.of(1, 2).subscribe(
      onNext: { log("\($0)") }, onCompleted: { log("|") }, onDisposed: { log("disposed") })
    _ = Infallible.just(3).subscribe { event in
      switch event {
      case .next(let element): log("\(element)")
      case .completed: log("|")
      }
    }
    _ = Infallible.just(4).subscribe(with: steps, onNext: { $0.append("\($1)") }, onCompleted: { $0.append("|") })
    #expect(steps.all == ["1", "2", "|", "disposed", "3", "|", "4", "|"])
  }

  private static let numbers = Infallible.of(1, 2, 3)

  @Test("Operators that change elements or choose among them")
  func operators() {
    #expect(Self.numbers.map { $0 * 10 }.now == "102030|")
    #expect(Self.numbers.compactMap { $0 == 2 ? nil : $0 }.now == "13|")
    #expect(Self.numbers.filter { $0 != 2 }.now == "13|")
    #expect(Self.numbers.scan(0) { $0 + $1 }.now == "136|")
    #expect(Self.numbers.scan(into: 0) { $0 += $1 }.now == "136|")
    #expect(Self.numbers.reduce(0) { $0 + $1 }.now == "6|")
    #expect(Self.numbers.enumerated().map { $0.index * $0.element }.now == "026|")
    #expect(Self.numbers.withPrevious().map { $0.previous * 10 + $0.current }.now == "1223|")
    #expect(Self.numbers.do(onNext: { _ in }).now == "123|")
    #expect(Self.numbers.observe(on: CurrentThreadScheduler.instance).now == "123|")
    #expect(Self.numbers.subscribe(on: ImmediateScheduler.instance).now == "123|")
    #expect(Self.numbers.share(replay: 1).now == "123|")
    #expect(Self.numbers.take(2).now == "12|")
    #expect(Self.numbers.take(while: { $0 < 2 }, behavior: .inclusive).now == "12|")
    #expect(Self.numbers.take(until: { $0 == 2 }).now == "1|")
    #expect(Self.numbers.take(until: Infallible.just(0)).now == "|")
    #expect(Self.numbers.takeLast(2).now == "23|")
    #expect(Self.numbers.skip(2).now == "3|")
    #expect(Self.numbers.skip(while: { $0 < 2 }).now == "23|")
    #expect(Self.numbers.skip(until: Infallible<Int>.never()).now == "")
    #expect(Infallible.empty().ifEmpty(default: 7).now == "7|")
    #expect(Infallible.of(1, 1, 2).distinctUntilChanged().now == "12|")
    #expect(Self.numbers.distinctUntilChanged { $0 / 2 }.now == "12|")
    #expect(Self.numbers.distinctUntilChanged { $0 + 1 == $1 }.now == "13|")
    #expect(Self.numbers.distinctUntilChanged({ $0 / 2 }, comparer: ==).now == "12|")
    #expect(Self.numbers.distinctUntilChanged(at: \.isEven).now == "123|")
  }

  @Test("Operators that combine sequences")
  func combining() {
    #expect(Self.numbers.flatMap { Infallible.just($0 * 10) }.now == "102030|")
    #expect(Self.numbers.flatMapLatest { Infallible.just($0 * 10) }.now == "102030|")
    #expect(Self.numbers.flatMapFirst { _ in Infallible<Int>.never() }.now == "")
    #expect(Self.numbers.concatMap { Infallible.of($0, $0) }.now == "112233|")
    #expect(Self.numbers.withLatestFrom(Infallible.just(7)).now == "777|")
    #expect(Self.numbers.withLatestFrom(Infallible.just(7)) { $0 * $1 }.now == "71421|")
    #expect(Self.numbers.startWith(8, 9).now == "89123|")
    #expect(Self.numbers.concat(Self.numbers).now == "123123|")
    #expect(Infallible.concat(.just(1), .just(2)).now == "12|")
    #expect(Infallible.of(Self.numbers, Self.numbers).concat().now == "123123|")
    #expect(Infallible.merge(.just(1), .just(2)).now == "12|")
    #expect(Infallible.of(Infallible.just(1), .just(2)).merge().now == "12|")
    #expect(Infallible.of(Self.numbers, Self.numbers).merge(maxConcurrent: 1).now == "123123|")
    #expect(Infallible.of(Infallible.just(1), .just(2)).switchLatest().now == "12|")
    #expect(Infallible.combineLatest([.just(1), .just(2)]).map { $0.reduce(0, +) }.now == "3|")
    #expect(Infallible.zip([Self.numbers, Self.numbers]).map { $0.reduce(0, +) }.now == "246|")
  }

  @Test("What remains when only the first, all, or no elements are wanted")
  func ends() {
    #expect(Self.numbers.first().now == "Optional(1)|")
    #expect(Self.numbers.toArray().now == "[1, 2, 3]|")
    #expect(Self.numbers.ignoreElements().now == "|")
  }

  @Test("`combineLatest` and `zip` of two to eight")
  func arities() {
    let one = Infallible.just(1)
    #expect(Infallible.combineLatest(one, .just("a")).now == "(1, \"a\")|")
    #expect(Infallible.combineLatest(one, one, one, one, one, one, one, one).now == "(1, 1, 1, 1, 1, 1, 1, 1)|")
    #expect(Infallible.combineLatest(one, one, one) { $0 + $1 + $2 }.now == "3|")
    #expect(Infallible.zip(one, .just("a")).now == "(1, \"a\")|")
    #expect(Infallible.zip(one, one, one, one, one, one, one, one).now == "(1, 1, 1, 1, 1, 1, 1, 1)|")
    #expect(Infallible.zip(one, one, one) { $0 + $1 + $2 }.now == "3|")
  }

  @Test("`withUnretained` ends once the object is gone")
  func withUnretained() {
    let relay = PublishRelay<Int>()
    var object: Recorder<Int>? = Recorder()
    let (recorder, _) = (object.map { relay.asInfallible().withUnretained($0).map(\.1) } ?? .never()).record()
    relay.accept(1)
    object = nil
    relay.accept(2)
    #expect(recorder.text == "1|")
  }

  @Test("Disposal lets the source go, and nothing is kept")
  func disposal() {
    let count = SubscriptionCount()
    let relay = PublishRelay<Int>()
    count.during {
      let sequence = relay.asInfallible().map { $0 + 1 }.flatMapLatest { Infallible.just($0) }
      let (recorder, subscription) = sequence.record()
      relay.accept(1)
      subscription.dispose()
      relay.accept(2)
      #expect(recorder.text == "2")
    }
    #expect(count.live == 0)
  }
}

extension Int {
  fileprivate var isEven: Bool { isMultiple(of: 2) }
}
