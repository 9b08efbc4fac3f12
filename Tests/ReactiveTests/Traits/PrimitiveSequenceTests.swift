import Reactive
import Testing

/// What sequences of at most one element promise, and how they turn into each other.
@Suite struct PrimitiveSequenceTests {
  @Test(
    "A Single has one element or fails",
    arguments: [
      (Single.just(1), "1|"),
      (.just(1, scheduler: ImmediateScheduler.instance), "1|"),
      (.error(TestError()), "#"),
      (.never(), ""),
      (.deferred { .just(1) }, "1|"),
      (.deferred { throw TestError() }, "#"),
      (.using({ BooleanDisposable() }) { .just($0.isDisposed ? 1 : 0) }, "0|"),
      (
        .create { observer in
          observer(.success(1))
          observer(.success(2))
          observer(.failure(TestError()))
          return Disposables.create()
        }, "1|"
      ),
      (
        .create { observer in
          observer(.failure(TestError()))
          observer(.success(1))
          return Disposables.create()
        }, "#"
      ),
    ])
  func single(sequence: Single<Int>, expected: String) {
    #expect(sequence.now == expected)
  }

  @Test(
    "A Maybe has one element, none, or fails",
    arguments: [
      (Maybe.just(1), "1|"),
      (.just(1, scheduler: ImmediateScheduler.instance), "1|"),
      (.empty(), "|"),
      (.error(TestError()), "#"),
      (.never(), ""),
      (
        .create { observer in
          observer(.completed)
          observer(.success(1))
          return Disposables.create()
        }, "|"
      ),
      (
        .create { observer in
          observer(.success(1))
          observer(.error(TestError()))
          return Disposables.create()
        }, "1|"
      ),
      (
        .create { observer in
          observer(.error(TestError()))
          return Disposables.create()
        }, "#"
      ),
    ])
  func maybe(sequence: Maybe<Int>, expected: String) {
    #expect(sequence.now == expected)
  }

  @Test(
    "A Completable ends or fails",
    arguments: [
      (Completable.empty(), "|"),
      (.error(TestError()), "#"),
      (.never(), ""),
      (
        .create { observer in
          observer(.completed)
          observer(.error(TestError()))
          return Disposables.create()
        }, "|"
      ),
      (
        .create { observer in
          observer(.error(TestError()))
          observer(.completed)
          return Disposables.create()
        }, "#"
      ),
    ])
  func completable(sequence: Completable, expected: String) {
    #expect(sequence.now == expected)
  }

  @Test(
    "An observable becomes a Single, a Maybe, its first element, or a list",
    arguments: [
      (Observable.just(1), "1|", "1|", "Optional(1)|", "[1]|"),
      (.empty(), "#", "|", "nil|", "[]|"),
      (.of(1, 2), "#", "#", "Optional(1)|", "[1, 2]|"),
      (.error(TestError()), "#", "#", "#", "#"),
      (.concat(.just(1), .error(TestError())), "#", "#", "Optional(1)|", "#"),
      (.never(), "", "", "", ""),
    ])
  func conversions(source: Observable<Int>, single: String, maybe: String, first: String, list: String) {
    #expect(source.asSingle().now == single)
    #expect(source.asMaybe().now == maybe)
    #expect(source.first().now == first)
    #expect(source.toArray().now == list)
  }

  @Test("A Single out of an observable names what was wrong, at the second element or at the end")
  func conversionErrors() {
    let errors = Recorder<RxError?>()
    let subject = PublishSubject<Int>()
    _ = Observable<Int>.empty().asSingle().subscribe(onFailure: { errors.append($0 as? RxError) })
    _ = subject.asSingle().subscribe(onFailure: { errors.append($0 as? RxError) })
    subject.onNext(1)
    subject.onNext(2)
    #expect(errors.all == [.noElements, .moreThanOneElement])
    #expect(!subject.hasObservers)
  }

  @Test("`first` lets the source go at once")
  func firstLetsGo() {
    let subject = PublishSubject<Int>()
    let (recorder, _) = subject.first().record()
    subject.onNext(1)
    #expect(recorder.text == "Optional(1)|")
    #expect(!subject.hasObservers)
  }

  @Test("Traits turn into each other")
  func betweenTraits() {
    #expect(Single.just(1).asMaybe().now == "1|")
    #expect(Single.just(1).asCompletable().now == "|")
    #expect(Single<Int>.error(TestError()).asCompletable().now == "#")
    #expect(Maybe.just(1).asSingle().now == "1|")
    #expect(Maybe<Int>.empty().asSingle().now == "#")
    #expect(Maybe<Int>.empty().asCompletable().now == "|")
    #expect(Observable.of(1, 2).ignoreElements().asCompletable().now == "|")
    #expect(Maybe.just(1).primitiveSequence.now == "1|")
  }

  @Test("Operators that every trait has")
  func operators() {
    let failures = BehaviorRelay(value: 2)
    let flaky = Single<Int>.deferred {
      if failures.value > 0 {
        failures.accept(failures.value - 1)
        throw TestError()
      }
      return .just(1)
    }
    #expect(flaky.retry(2).now == "#")
    failures.accept(2)
    #expect(flaky.retry(3).now == "1|")
    failures.accept(2)
    #expect(flaky.retry().now == "1|")
    failures.accept(2)
    #expect(flaky.retry { (errors: Observable<any Error>) in errors }.now == "1|")
    failures.accept(2)
    #expect(flaky.retry { (errors: Observable<TestError>) in errors.take(1) }.now == "|")
    #expect(Single<Int>.error(TestError()).catch { _ in .just(7) }.now == "7|")
    #expect(Single<Int>.error(TestError()).catch { _ in throw TestError() }.now == "#")
    #expect(Single.just(1).observe(on: CurrentThreadScheduler.instance).now == "1|")
    #expect(Completable.empty().subscribe(on: ImmediateScheduler.instance).now == "|")
  }
}
