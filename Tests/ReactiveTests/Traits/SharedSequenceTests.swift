import Reactive
import Testing

/// Operators and sources of drivers and signals.
@MainActor @Suite struct SharedSequenceTests {
  private let numbers = Driver.of(1, 2, 3)

  @Test("Sources")
  func sources() {
    #expect(Driver.just(1).now == "1|")
    #expect(Driver.of(1, 2).now == "12|")
    #expect(Driver.from(1...3).now == "123|")
    #expect(Driver.from(optional: nil as Int?).now == "|")
    #expect(Driver<Int>.empty().now == "|")
    #expect(Driver<Int>.never().now == "")
    #expect(Driver.deferred { .just(1) }.now == "1|")
  }

  @Test("Operators that change elements or choose among them")
  func operators() {
    #expect(numbers.map { $0 * 10 }.now == "102030|")
    #expect(numbers.compactMap { $0 == 2 ? nil : $0 }.now == "13|")
    #expect(numbers.filter { $0 != 2 }.now == "13|")
    #expect(numbers.scan(0) { $0 + $1 }.now == "136|")
    #expect(numbers.skip(2).now == "3|")
    #expect(Driver.of(1, 5, 2).skip { $0 < 3 }.now == "52|")
    #expect(numbers.take(2).now == "12|")
    #expect(numbers.startWith(9).now == "9123|")
    #expect(numbers.withPrevious().map { $0.previous * 10 + $0.current }.now == "1223|")
    #expect(Driver.of(1, 1, 2).distinctUntilChanged().now == "12|")
    #expect(numbers.distinctUntilChanged { $0 / 2 }.now == "12|")
    #expect(numbers.distinctUntilChanged { $0 + 1 == $1 }.now == "13|")
    #expect(numbers.distinctUntilChanged({ $0 / 2 }, comparer: ==).now == "12|")
    #expect(Driver.of("a", "b", "cc").distinctUntilChanged(at: \.count).now == "acc|")
  }

  @Test("Operators that combine sequences")
  func combining() {
    #expect(numbers.flatMap { Driver.just($0 * 10) }.now == "102030|")
    #expect(numbers.flatMapLatest { Driver.just($0 * 10) }.now == "102030|")
    #expect(numbers.flatMapFirst { _ in Driver<Int>.never() }.now == "")
    #expect(numbers.concatMap { Driver.of($0, $0) }.now == "112233|")
    #expect(numbers.flatMap { Signal.just($0) }.asSignal().now == "123|")
    #expect(numbers.withLatestFrom(Driver.just(7)).now == "777|")
    #expect(numbers.withLatestFrom(Signal.just(7)) { $0 * $1 }.now == "71421|")
    #expect(Driver.merge(.just(1), .just(2)).now == "12|")
    #expect(Driver.concat(.just(1), .just(2)).now == "12|")
    #expect(Driver.of(Driver.just(1), .just(2)).merge().now == "12|")
    #expect(Driver.of(Driver.just(1), .just(2)).merge(maxConcurrent: 1).now == "12|")
    #expect(Driver.of(Driver.just(1), .just(2)).switchLatest().now == "12|")
    #expect(Driver.combineLatest([.just(1), .just(2)]) { $0.reduce(0, +) }.now == "3|")
    #expect(Driver.zip([numbers, numbers]) { $0.reduce(0, +) }.now == "246|")
  }

  @Test("`combineLatest` and `zip` of two to eight")
  func arities() {
    let one = Driver.just(1)
    #expect(Driver.combineLatest(one, .just("a")).now == "(1, \"a\")|")
    #expect(Driver.combineLatest(one, one, one, one, one, one, one, one).now == "(1, 1, 1, 1, 1, 1, 1, 1)|")
    #expect(Driver.combineLatest(one, one, one) { $0 + $1 + $2 }.now == "3|")
    #expect(Driver.zip(one, .just("a")).now == "(1, \"a\")|")
    #expect(Driver.zip(one, one, one, one, one, one, one, one).now == "(1, 1, 1, 1, 1, 1, 1, 1)|")
    #expect(Driver.zip(one, one, one) { $0 + $1 + $2 }.now == "3|")
  }

  @Test("Closures may use what belongs to the main actor")
  func isolation() {
    var sum = 0
    let object = Counter()
    _ = numbers.do(onNext: { sum += $0 }).map { $0 + object.count }.drive(onNext: { object.count += $0 })
    #expect(sum == 6)
    #expect(object.count == 11)
  }

  @MainActor private final class Counter {
    var count = 0
  }

  @Test("`do` sees what happens, in order")
  func doing() {
    var steps: [String] = []
    _ = Driver.just(1).do(
      onNext: { steps.append("on \($0)") }, afterNext: { steps.append("after \($0)") },
      onCompleted: { steps.append("end") }, afterCompleted: { steps.append("after end") },
      onSubscribe: { steps.append("subscribe") }, onSubscribed: { steps.append("subscribed") }
    ).drive(onNext: { steps.append("\($0)") })
    #expect(steps == ["subscribe", "on 1", "1", "after 1", "end", "after end", "subscribed"])
  }

  @Test("`withUnretained` ends once the object is gone")
  func withUnretained() {
    let relay = PublishRelay<Int>()
    var object: Recorder<Int>? = Recorder()
    let sequence = object.map { relay.asSignal().withUnretained($0).map(\.1) } ?? .never()
    let (recorder, _) = sequence.record()
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
      let sequence = relay.asSignal().map { $0 + 1 }.flatMapLatest { Signal.just($0) }
      let (recorder, subscription) = sequence.record()
      relay.accept(1)
      subscription.dispose()
      relay.accept(2)
      #expect(recorder.text == "2")
    }
    #expect(count.live == 0)
  }
}
