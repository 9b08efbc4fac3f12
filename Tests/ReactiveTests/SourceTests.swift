import Reactive
import Testing

@Suite struct SourceTests {
  @Test(
    "Each source sends its elements and its end",
    arguments: [
      (.just(1), "1|"),
      (.of(1, 2, 3), "123|"),
      (.from([1, 2]), "12|"),
      (.from(1...3), "123|"),
      (.from([]), "|"),
      (.from(optional: 1), "1|"),
      (.from(optional: nil), "|"),
      (.empty(), "|"),
      (.never(), ""),
      (.error(TestError()), "#"),
      (.deferred { .just(1) }, "1|"),
      (.deferred { throw TestError() }, "#"),
      (.range(start: 3, count: 3), "345|"),
      (.range(start: 3, count: 0), "|"),
      (.range(start: .max, count: 1), "\(Int.max)|"),
      (.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 }), "012|"),
      (.generate(initialState: 0, condition: { _ in throw TestError() }, iterate: { $0 }), "#"),
      (.generate(initialState: 0, condition: { _ in true }, iterate: { _ in throw TestError() }), "0#"),
      (.repeatElement(7).take(3), "777|"),
      (.just(1, scheduler: CurrentThreadScheduler.instance), "1|"),
      (.of(1, 2, scheduler: ImmediateScheduler.instance), "12|"),
      (.range(start: 1, count: 2, scheduler: CurrentThreadScheduler.instance), "12|"),
      (.from(optional: nil, scheduler: ImmediateScheduler.instance), "|"),
    ] as [(Observable<Int>, String)])
  func events(source: Observable<Int>, expected: String) {
    #expect(source.now == expected)
  }

  @Test("Cold sequences take turns")
  func turns() {
    #expect(Observable.merge(.of(1, 2, 3), .of(7, 8)).now == "17283|")
    #expect(Observable.merge(.range(start: 1, count: 2), .from([7, 8, 9])).now == "17289|")
    #expect(Observable.of(1, 2).flatMap { Observable.of($0 * 10, $0 * 10 + 1) }.now == "10112021|")
  }

  @Test("`create` drops what comes after the end or after disposal")
  func createGuards() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(TestError())
      return Disposables.create()
    }
    #expect(source.now == "1|")

    let kept = Recorder<AnyObserver<Int>>()
    let (recorder, subscription) = Observable<Int>.create { observer in
      kept.append(observer)
      return Disposables.create()
    }.record()
    kept.all[0].onNext(1)
    subscription.dispose()
    kept.all[0].onNext(2)
    kept.all[0].onCompleted()
    #expect(recorder.text == "1")
  }

  @Test("What `create` returns is disposed once: at the end, or on disposal")
  func createDisposes() {
    let disposals = Recorder<String>()
    let source = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { disposals.append("end") }
    }
    source.subscribe { _ in }.dispose()
    let open = Observable<Int>.create { _ in Disposables.create { disposals.append("disposal") } }
    let subscription = open.subscribe { _ in }
    subscription.dispose()
    subscription.dispose()
    #expect(disposals.all == ["end", "disposal"])
  }

  @Test("A sequence can be disposed from inside of its own element")
  func disposalInside() {
    let subscription = SerialDisposable()
    let recorder = Recorder<Int>()
    let subject = PublishSubject<Int>()
    subscription.disposable = subject.subscribe(onNext: { element in
      recorder.append(element)
      if element == 2 { subscription.dispose() }
    })
    for element in 1...3 { subject.onNext(element) }
    #expect(recorder.all == [1, 2])
    #expect(!subject.hasObservers)
  }

  @Test("`using` frees its resource after its sequence, at the end and on failure")
  func using() {
    let steps = Recorder<String>()
    func source(_ inner: Observable<Int>) -> Observable<Int> {
      .using({ CompositeDisposable(disposables: [Disposables.create { steps.append("resource") }]) }) { _ in
        inner.do(onDispose: { steps.append("sequence") })
      }
    }
    #expect(source(.just(1)).now == "1|")
    #expect(source(.error(TestError())).now == "#")
    #expect(source(.never()).now == "")
    #expect(steps.all == ["sequence", "resource", "sequence", "resource", "sequence", "resource"])
  }

  @Test("A resource lives as long as its sequence, also as one of several")
  func usingInConcat() {
    let steps = Recorder<String>()
    let source = Observable<Int>.using {
      CompositeDisposable(disposables: [Disposables.create { steps.append("resource") }])
    } observableFactory: { _ in
      .concat(.just(1), .just(2))
    }
    _ = Observable.concat(source, .just(3)).subscribe(onNext: { steps.append("\($0)") })
    #expect(steps.all == ["1", "2", "resource", "3"])
  }

  @Test("What the closures of `using` throw ends it, and a resource that was made is freed", arguments: [false, true])
  func usingThrows(resourceThrows: Bool) {
    let steps = Recorder<String>()
    let source = Observable<Int>.using {
      if resourceThrows { throw TestError() }
      return CompositeDisposable(disposables: [Disposables.create { steps.append("resource") }])
    } observableFactory: { _ in
      steps.append("factory")
      throw TestError()
    }
    #expect(source.now == "#")
    #expect(steps.all == (resourceThrows ? [] : ["factory", "resource"]))
  }

  @Test("`debug` passes everything on", arguments: [false, true])
  func debug(trims: Bool) {
    let failing = Observable.concat(.just(1), .error(TestError()))
    #expect(Observable.of(1, 2).debug("name", trimOutput: trims).now == "12|")
    #expect(failing.debug(trimOutput: trims).now == "1#")
    let subject = PublishSubject<Int>()
    subject.debug(trimOutput: trims).subscribe { _ in }.dispose()
    #expect(!subject.hasObservers)
  }

  @Test("Closures are called as the sequence goes, and `onDisposed` comes last")
  func subscribeClosures() {
    let steps = Recorder<String>()
    let log: @Sendable (String) -> Void = { steps.append($0) }
    _ = Observable.of(1, 2).subscribe(
      onNext: { log("\($0)") }, onCompleted: { log("completed") }, onDisposed: { log("disposed") })
    _ = Observable<Int>.error(TestError()).subscribe(onError: { _ in log("error") }, onDisposed: { log("disposed") })
    Observable<Int>.never().subscribe(onDisposed: { log("disposed") }).dispose()
    #expect(steps.all == ["1", "2", "completed", "disposed", "error", "disposed", "disposed"])
  }
}
