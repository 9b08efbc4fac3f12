import Reactive
import Testing

@Suite struct FilteringTests {
  @Test(
    "Counts, places and ends",
    arguments: [
      (.of(1, 2, 3).take(2), "12|"),
      (.of(1).take(2), "1|"),
      (.of(1, 2).take(0), "|"),
      (.of(1, 2, 3).takeLast(2), "23|"),
      (.of(1, 2, 3).takeLast(0), "|"),
      (.concat(.of(1, 2), .error(TestError())).takeLast(1), "#"),
      (.of(1, 2, 3).skip(2), "3|"),
      (.of(1, 2, 3).skip(-1), "123|"),
      (.of(1, 2, 3).element(at: 1), "2|"),
      (.of(1).element(at: 1), "#"),
      (.of(1).single(), "1|"),
      (.of(1, 2).single(), "1#"),
      (.empty().single(), "#"),
      (.of(1, 1, 2, 2, 1).distinctUntilChanged(), "121|"),
      (.of(1, 2, 13, 4).distinctUntilChanged { $0 % 10 < $1 % 10 }, "1|"),
      (.of(1, 12, 2).distinctUntilChanged(at: \.trailingZeroBitCount), "1122|"),
      (.of(1, 2).startWith(8, 9), "8912|"),
      (.of(1, 2).startWith(8).take(1), "8|"),
      (.empty().ifEmpty(default: 7), "7|"),
      (.of(1).ifEmpty(default: 7), "1|"),
      (.error(TestError()).ifEmpty(default: 7), "#"),
      (.empty().ifEmpty(switchTo: .of(7, 8)), "78|"),
    ] as [(Observable<Int>, String)])
  func filtering(source: Observable<Int>, expected: String) {
    #expect(source.now == expected)
  }

  @Test("A count that is reached lets the source go before it ends")
  func takeDisposes() {
    let subject = PublishSubject<Int>()
    let (recorder, _) = subject.take(1).record()
    subject.onNext(1)
    #expect(recorder.text == "1|")
    #expect(!subject.hasObservers)
  }

  @Test("`take` sends no more than its count, however its observer answers")
  func takeReentrant() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    _ = subject.take(2).subscribe(onNext: { element in
      recorder.append(element)
      if element < 10 { subject.onNext(element + 1) }
    })
    subject.onNext(1)
    #expect(recorder.all == [1, 2])
  }

  @Test("`take(until:)` ends with the first element of the other, and ignores its completion")
  func takeUntil() {
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (recorder, _) = source.take(until: other).record()
    source.onNext(1)
    other.onNext(0)
    source.onNext(2)
    #expect(recorder.text == "1|")
    #expect(!source.hasObservers && !other.hasObservers)
    #expect(Observable.of(1, 2).take(until: Observable<Int>.empty()).now == "12|")
    #expect(Observable.of(1, 2).take(until: Observable<Int>.error(TestError())).now == "#")
    #expect(Observable.of(1, 2).take(until: Observable.just(0)).now == "|")
  }

  @Test("`skip(until:)` begins after the first element of the other")
  func skipUntil() {
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (recorder, _) = source.skip(until: other).record()
    source.onNext(1)
    other.onNext(0)
    #expect(!other.hasObservers)
    source.onNext(2)
    source.onCompleted()
    #expect(recorder.text == "2|")
  }

  @Test("`skip(until:)` skips completion too, and lets the other go", arguments: [false, true])
  func skipUntilEnd(fails: Bool) {
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (recorder, _) = source.skip(until: other).record()
    if fails { source.onError(TestError()) } else { source.onCompleted() }
    #expect(recorder.text == (fails ? "#" : ""))
    #expect(!other.hasObservers)
  }

  @Test("Numbered, paired, wrapped and unwrapped")
  func shapes() {
    #expect(Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" }.now == "0a1b|")
    #expect(Observable.of(1, 2, 3).withPrevious().map { "\($0.previous)-\($0.current) " }.now == "1-2 2-3 |")
    let failing = Observable.concat(.of(1), .error(TestError()))
    #expect(failing.materialize().map { $0.isStopEvent ? "end" : "next" }.now == "nextend|")
    #expect(failing.materialize().dematerialize().now == "1#")
    #expect(Observable.of(1, 2).ignoreElements().now == "|")
  }

  @Test("`withUnretained` ends when its object is gone, and does not keep it")
  func unretained() {
    final class Owner: Sendable {}
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    let recorder = owner.map { subject.withUnretained($0).map(\.1).record().recorder }
    subject.onNext(1)
    owner = nil
    subject.onNext(2)
    #expect(recorder?.text == "1|")
  }

  @Test("`do` goes along: before, after, at the beginning and at disposal")
  func doSteps() {
    let steps = Recorder<String>()
    let log: @Sendable (String) -> Void = { steps.append($0) }
    let source = Observable.just(1).do(
      onNext: { log("next \($0)") }, afterNext: { log("after \($0)") }, onCompleted: { log("completed") },
      afterCompleted: { log("after completed") }, onSubscribe: { log("subscribe") },
      onSubscribed: { log("subscribed") }, onDispose: { log("dispose") })
    _ = source.subscribe(onNext: { log("\($0)") })
    #expect(
      steps.all == ["subscribe", "next 1", "1", "after 1", "completed", "after completed", "subscribed", "dispose"])
  }
}
