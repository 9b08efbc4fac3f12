import Reactive
import Testing

@Suite struct TraitTests {
  @Test(
    "An observable becomes a single, a maybe, a list or its first element",
    arguments: [
      (Observable.just(1), single: "1|", maybe: "1|", list: "[1]|", first: "Optional(1)|"),
      (.empty(), "#", "|", "[]|", "nil|"),
      (.of(1, 2), "#", "#", "[1, 2]|", "Optional(1)|"),
      (.error(TestError()), "#", "#", "#", "#"),
      (.never(), "", "", "", ""),
    ])
  func conversions(source: Observable<Int>, single: String, maybe: String, list: String, first: String) {
    #expect(source.asSingle().now == single)
    #expect(source.asMaybe().now == maybe)
    #expect(source.toArray().now == list)
    #expect(source.first().now == first)
  }

  @Test("A single tells its element or its error")
  func single() {
    let created = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      return Disposables.create()
    }
    #expect(created.now == "1|")
    #expect(Single.just(1).map { $0 + 1 }.flatMap { .just($0 * 10) }.now == "20|")
    #expect(Single.just(1).filter { $0 > 1 }.now == "|")
    #expect(Single<Int>.error(TestError()).catchAndReturn(7).now == "7|")
    #expect(Single<Int>.error(TestError()).retry(2).now == "#")
    #expect(Single.zip([Single.just(1), .just(2)]).now == "[1, 2]|")
    #expect(Single.zip(Single.just(1), Single.just("a")).map { "\($0)\($1)" }.now == "1a|")
    #expect(Single.just(1).flatMapCompletable { _ in .empty() }.now == "|")
    let steps = Recorder<String>()
    _ = Single.just(1).subscribe(onSuccess: { steps.append("\($0)") }, onDisposed: { steps.append("disposed") })
    _ = Single<Int>.error(TestError()).subscribe(onFailure: { _ in steps.append("failure") })
    #expect(steps.all == ["1", "disposed", "failure"])
  }

  @Test("A maybe tells its element or that there is none")
  func maybe() {
    #expect(Maybe.just(1).map { $0 + 1 }.now == "2|")
    #expect(Maybe<Int>.empty().ifEmpty(default: 7).now == "7|")
    #expect(Maybe<Int>.empty().asSingle().now == "#")
    #expect(
      Maybe<Int>.create {
        $0(.completed); return Disposables.create()
      }.now == "|")
    let steps = Recorder<String>()
    for source in [Maybe.just(1), .empty(), .error(TestError())] {
      _ = source.subscribe(
        onSuccess: { steps.append("\($0)") }, onError: { _ in steps.append("error") },
        onCompleted: { steps.append("completed") })
    }
    #expect(steps.all == ["1", "completed", "error"])
  }

  @Test("A completable tells its end, and what comes afterwards")
  func completable() {
    #expect(Completable.empty().andThen(Single.just(1)).now == "1|")
    #expect(Completable.empty().andThen(Observable.of(1, 2)).now == "12|")
    #expect(Completable.error(TestError()).andThen(Maybe.just(1)).now == "#")
    #expect(Completable.concat(.empty(), .error(TestError())).now == "#")
    #expect(Completable.zip(.empty(), .never()).now == "")
    #expect(Completable.error(TestError()).catchAndComplete().now == "|")
    #expect(Observable.of(1, 2).ignoreElements().asCompletable().now == "|")
    let steps = Recorder<String>()
    _ = Completable.empty().subscribe(onCompleted: { steps.append("completed") })
    _ = Completable.error(TestError()).subscribe { event in
      if case .error = event { steps.append("error") }
    }
    #expect(steps.all == ["completed", "error"])
  }

  @Test("An infallible has replaced its errors")
  func infallible() {
    let failing = Observable.concat(.just(1), .error(TestError()))
    #expect(failing.asInfallible(onErrorJustReturn: 7).now == "17|")
    #expect(failing.asInfallible(onErrorFallbackTo: .of(8, 9)).now == "189|")
    #expect(Infallible.of(1, 2).flatMap { Infallible.just($0 * 10) }.map { $0 + 1 }.now == "1121|")
    #expect(Infallible.combineLatest(Infallible.just(1), Infallible.just(2)) { $0 + $1 }.now == "3|")
    #expect(
      Infallible<Int>.create {
        $0(.next(1)); $0(.completed); return Disposables.create()
      }.now == "1|")
    let elements = Recorder<Int>()
    _ = BehaviorRelay(value: 1).asInfallible().subscribe(onNext: { elements.append($0) })
    #expect(elements.all == [1])
  }
}
