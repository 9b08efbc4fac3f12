import Reactive
import Synchronization
import Testing

@Suite struct CompletableTests {
  @Test("`subscribe` tells completion or failure, and disposal last")
  func subscribing() {
    let steps = Recorder<String>()
    let log: @Sendable (String) -> Void = { steps.append($0) }
    for completable in [Completable.empty(), .error(TestError())] {
      _ = completable.subscribe(
        onCompleted: { log("completed") }, onError: { _ in log("failed") }, onDisposed: { log("disposed") })
    }
    Completable.never().subscribe(onDisposed: { log("disposed") }).dispose()
    #expect(steps.all == ["completed", "disposed", "failed", "disposed", "disposed"])
  }

  @Test("An observer is told one event")
  func oneEvent() {
    let events = Recorder<String>()
    for completable in [Completable.empty(), .error(TestError())] {
      _ = completable.subscribe { event in
        switch event {
        case .completed: events.append("|")
        case .error: events.append("#")
        }
      }
    }
    #expect(events.all == ["|", "#"])
  }

  @Test("Closures with an object are called for as long as it lives")
  func withObject() {
    let told = Recorder<String>()
    for completable in [Completable.empty(), .error(TestError())] {
      _ = completable.subscribe(
        with: told, onCompleted: { $0.append("|") }, onError: { told, _ in told.append("#") },
        onDisposed: { $0.append(".") })
    }
    #expect(told.text == "|.#.")
  }

  @Test("`andThen` starts the second once the first has completed, and never where it failed")
  func andThen() {
    let first = PublishSubject<Never>()
    let (recorder, _) = first.asCompletable().andThen(Observable.of(1, 2)).record()
    #expect(recorder.text == "")
    first.onCompleted()
    #expect(recorder.text == "12|")
    #expect(!first.hasObservers)
    #expect(Completable.empty().andThen(Single.just(1)).now == "1|")
    #expect(Completable.empty().andThen(Maybe<Int>.empty()).now == "|")
    #expect(Completable.empty().andThen(.empty()).now == "|")
    let wasStarted = BooleanDisposable()
    let second = Single<Int>.deferred {
      wasStarted.dispose()
      return .just(1)
    }
    #expect(Completable.error(TestError()).andThen(second).now == "#")
    #expect(!wasStarted.isDisposed)
  }

  @Test("`concat` runs one after the other, `zip` all together")
  func combining() {
    for combine in [Completable.concat, { Completable.zip($0) }] as [@Sendable ([Completable]) -> Completable] {
      let (first, second) = (PublishSubject<Never>(), PublishSubject<Never>())
      let (recorder, _) = combine([first.asCompletable(), second.asCompletable()]).record()
      first.onCompleted()
      #expect(recorder.text == "")
      second.onCompleted()
      #expect(recorder.text == "|")
    }
    #expect(Completable.concat(.empty(), .error(TestError()), .never()).now == "#")
    #expect(Completable.empty().concat(.empty()).now == "|")
    #expect(Completable.zip(.never(), .error(TestError())).now == "#")
    #expect(Completable.zip([]).now == "|")
    #expect(Completable.concat([]).now == "|")
  }

  @Test("`concat` of very many takes no stack, and takes them as it comes to them")
  func depth() {
    #expect(Completable.concat(Numbers(count: 100_000) { _ in .deferred { .empty() } }).now == "|")
    let taken = Atomic<Int>(0)
    let failing = Numbers(count: 10) { number in
      taken.store(number, ordering: .relaxed)
      return number == 3 ? .error(TestError()) : .empty()
    }
    #expect(Completable.concat(failing).now == "#")
    #expect(taken.load(ordering: .relaxed) == 3)
  }

  /// What a closure makes of numbers, one when it is asked for.
  private struct Numbers: Sequence, IteratorProtocol, Sendable {
    let count: Int
    let make: @Sendable (Int) -> Completable
    private var number = 0

    init(count: Int, make: @escaping @Sendable (Int) -> Completable) {
      self.count = count
      self.make = make
    }

    mutating func next() -> Completable? {
      if number == count { return nil }
      defer { number += 1 }
      return make(number)
    }
  }

  @Test("`do` sees what happens, in order")
  func doing() {
    let steps = Recorder<String>()
    let log: @Sendable (String) -> Void = { steps.append($0) }
    _ = Completable.empty().do(
      onCompleted: { log("end") }, afterCompleted: { log("after end") }, onSubscribe: { log("subscribe") },
      onDispose: { log("dispose") }
    ).subscribe(onCompleted: { log("|") })
    _ = Completable.error(TestError()).do(onError: { _ in log("error") }, afterError: { _ in log("after error") })
      .subscribe(onError: { _ in log("#") })
    #expect(steps.all == ["subscribe", "end", "|", "after end", "dispose", "error", "#", "after error"])
  }
}
