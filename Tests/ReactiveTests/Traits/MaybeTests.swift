import Reactive
import Testing

@Suite struct MaybeTests {
  @Test("`subscribe` tells success, failure or completion, and only one of them")
  func subscribing() {
    let steps = Recorder<String>()
    let log: @Sendable (String) -> Void = { steps.append($0) }
    for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
      _ = maybe.subscribe(
        onSuccess: { log("\($0)") }, onError: { _ in log("failed") }, onCompleted: { log("completed") },
        onDisposed: { log("disposed") })
    }
    Maybe<Int>.never().subscribe(onDisposed: { log("disposed") }).dispose()
    #expect(steps.all == ["1", "disposed", "completed", "disposed", "failed", "disposed", "disposed"])
  }

  @Test("An observer is told one event")
  func oneEvent() {
    let events = Recorder<String>()
    for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
      _ = maybe.subscribe { event in
        switch event {
        case .success(let element): events.append("\(element)")
        case .completed: events.append("|")
        case .error: events.append("#")
        }
      }
    }
    #expect(events.all == ["1", "|", "#"])
  }

  @Test("Closures with an object are called for as long as it lives")
  func withObject() {
    let told = Recorder<String>()
    for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
      _ = maybe.subscribe(
        with: told, onSuccess: { $0.append("\($1)") }, onError: { told, _ in told.append("#") },
        onCompleted: { $0.append("|") }, onDisposed: { $0.append(".") })
    }
    #expect(told.text == "1.|.#.")
  }

  @Test("Operators")
  func operators() {
    let (one, none, failure) = (Maybe.just(1), Maybe<Int>.empty(), Maybe<Int>.error(TestError()))
    #expect(one.map { $0 * 10 }.now == "10|")
    #expect(none.map { $0 * 10 }.now == "|")
    #expect(one.compactMap { _ in nil as Int? }.now == "|")
    #expect(one.filter { $0 > 1 }.now == "|")
    #expect(one.flatMap { .just($0 + 1) }.now == "2|")
    #expect(none.flatMap { .just($0 + 1) }.now == "|")
    #expect(none.ifEmpty(default: 7).now == "7|")
    #expect(one.ifEmpty(default: 7).now == "1|")
    #expect(none.ifEmpty(switchTo: Maybe.just(7)).now == "7|")
    #expect(none.ifEmpty(switchTo: Single.just(7)).now == "7|")
    #expect(failure.catchAndReturn(7).now == "7|")
    #expect(failure.ifEmpty(default: 7).now == "#")
  }

  @Test("`do` sees what happens, in order")
  func doing() {
    let steps = Recorder<String>()
    let log: @Sendable (String) -> Void = { steps.append($0) }
    _ = Maybe.just(1).do(
      onNext: { log("on \($0)") }, afterNext: { log("after \($0)") }, onCompleted: { log("end") },
      afterCompleted: { log("after end") }, onDispose: { log("dispose") }
    ).subscribe(onSuccess: { log("\($0)") })
    #expect(steps.all == ["on 1", "1", "after 1", "end", "after end", "dispose"])
  }

  @Test("`zip` pairs elements, and completes where one has none")
  func zip() {
    #expect(Maybe.zip(.just(1), .just(2)) { $0 + $1 }.now == "3|")
    #expect(Maybe.zip(Maybe.just(1), Maybe.just("a")).now == "(1, \"a\")|")
    #expect(Maybe.zip(.just(1), Maybe<Int>.empty()) { $0 + $1 }.now == "|")
    #expect(Maybe.zip([Maybe.just(1), .just(2)]).now == "[1, 2]|")
  }
}
