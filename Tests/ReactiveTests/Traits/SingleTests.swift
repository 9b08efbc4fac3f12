import Reactive
import Testing

@Suite struct SingleTests {
  @Test("`subscribe` tells success or failure, and disposal last")
  func subscribing() {
    let steps = Recorder<String>()
    let log: @Sendable (String) -> Void = { steps.append($0) }
    _ = Single.just(1).subscribe(onSuccess: { log("\($0)") }, onDisposed: { log("disposed") })
    _ = Single<Int>.error(TestError()).subscribe(onFailure: { _ in log("failed") }, onDisposed: { log("disposed") })
    Single<Int>.never().subscribe(onSuccess: { log("\($0)") }, onDisposed: { log("disposed") }).dispose()
    #expect(steps.all == ["1", "disposed", "failed", "disposed", "disposed"])
  }

  @Test("An observer is told one event")
  func oneEvent() {
    let events = Recorder<String>()
    let note: @Sendable (SingleEvent<Int>) -> Void = { event in
      switch event {
      case .success(let element): events.append("\(element)")
      case .failure: events.append("#")
      }
    }
    _ = Single.just(1).subscribe(note)
    _ = Single.error(TestError()).subscribe(note)
    #expect(events.all == ["1", "#"])
  }

  @Test("Closures with an object are called for as long as it lives")
  func withObject() {
    let subject = PublishSubject<Int>()
    let sum = Recorder<Int>()
    var object: Recorder<Int>? = sum
    weak let kept = object
    if let object {
      _ = subject.asSingle().subscribe(with: object, onSuccess: { $0.append($1) })
      _ = Single<Int>.error(TestError()).subscribe(with: object, onFailure: { object, _ in object.append(-1) })
    }
    subject.onNext(1)
    subject.onCompleted()
    #expect(sum.all == [-1, 1])
    object = nil
    #expect(kept === sum)
  }

  @Test("Operators of one element")
  func operators() {
    let one = Single.just(1)
    #expect(one.map { $0 * 10 }.now == "10|")
    #expect(one.map { _ -> Int in throw TestError() }.now == "#")
    #expect(one.compactMap { $0 == 1 ? nil : $0 }.now == "|")
    #expect(one.compactMap { $0 + 1 }.now == "2|")
    #expect(one.filter { $0 > 1 }.now == "|")
    #expect(one.filter { $0 == 1 }.now == "1|")
    #expect(one.flatMap { .just($0 + 1) }.now == "2|")
    #expect(one.flatMap { _ in Single<Int>.error(TestError()) }.now == "#")
    #expect(one.flatMapMaybe { _ in Maybe<Int>.empty() }.now == "|")
    #expect(one.flatMapCompletable { _ in .empty() }.now == "|")
    #expect(Single.error(TestError()).catchAndReturn(7).now == "7|")
  }

  @Test("`do` sees what happens, in order")
  func doing() {
    let steps = Recorder<String>()
    let log: @Sendable (String) -> Void = { steps.append($0) }
    _ = Single.just(1).do(
      onSuccess: { log("on \($0)") }, afterSuccess: { log("after \($0)") }, onSubscribe: { log("subscribe") },
      onSubscribed: { log("subscribed") }, onDispose: { log("dispose") }
    ).subscribe(onSuccess: { log("\($0)") })
    #expect(steps.all == ["subscribe", "on 1", "1", "after 1", "subscribed", "dispose"])
    #expect(Single.just(1).do(onSuccess: { _ in throw TestError() }).now == "#")
  }

  @Test("`zip` waits for all, and fails when one does")
  func zip() {
    let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (sum, _) = Single.zip(left.asSingle(), right.asSingle()) { $0 + $1 }.record()
    left.onNext(1)
    left.onCompleted()
    #expect(sum.text == "")
    right.onNext(2)
    right.onCompleted()
    #expect(sum.text == "3|")
    #expect(Single.zip(.just(1), Single<Int>.error(TestError())) { $0 + $1 }.now == "#")
    #expect(Single.zip(.just(1), .just(2)) { _, _ -> Int in throw TestError() }.now == "#")
  }

  @Test("`zip` of two to eight, and of a list")
  func zipArities() {
    let one = Single.just(1)
    #expect(Single.zip(one, .just("a")).now == "(1, \"a\")|")
    #expect(Single.zip(one, one, one).now == "(1, 1, 1)|")
    #expect(Single.zip(one, one, one, one).now == "(1, 1, 1, 1)|")
    #expect(Single.zip(one, one, one, one, one).now == "(1, 1, 1, 1, 1)|")
    #expect(Single.zip(one, one, one, one, one, one).now == "(1, 1, 1, 1, 1, 1)|")
    #expect(Single.zip(one, one, one, one, one, one, one).now == "(1, 1, 1, 1, 1, 1, 1)|")
    #expect(Single.zip(one, one, one, one, one, one, one, one).now == "(1, 1, 1, 1, 1, 1, 1, 1)|")
    #expect(Single.zip([one, .just(2)]).now == "[1, 2]|")
    #expect(Single.zip([one, .just(2)]) { $0.reduce(0, +) }.now == "3|")
    #expect(Single.zip([Single<Int>]()).now == "[]|")
  }

  @Test("Disposal lets the source go, and nothing is kept")
  func disposal() {
    let count = SubscriptionCount()
    let subject = PublishSubject<Int>()
    count.during {
      let single = subject.asSingle().map { $0 + 1 }.flatMap { .just($0) }
      let (recorder, subscription) = single.record()
      subscription.dispose()
      subject.onNext(1)
      subject.onCompleted()
      #expect(recorder.text == "")
    }
    #expect(!subject.hasObservers)
    #expect(count.live == 0)
  }
}
