import Reactive
import Testing

@Suite struct BindingTests {
  @Test("`bind(to:)` tells relays the elements, and never the end")
  func relays() {
    let source = PublishSubject<Int>()
    let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let optional = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    _ = source.bind(to: first, second)
    _ = source.bind(to: optional)
    _ = source.asInfallible(onErrorJustReturn: 9).bind(to: replay)
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    #expect(first.value == 2 && second.value == 2 && optional.value == 2)
    #expect(replay.now == "12")
  }

  @Test("`bind(to:)` tells observers the elements and the end")
  func observers() {
    let (first, second) = (ReplaySubject<Int>.createUnbounded(), ReplaySubject<Int>.createUnbounded())
    let optional = ReplaySubject<Int?>.createUnbounded()
    _ = Observable.of(1, 2).bind(to: first, second)
    _ = Infallible.of(1, 2).bind(to: optional)
    #expect(first.now == "12|" && second.now == "12|")
    #expect(optional.now == "Optional(1)Optional(2)|")
  }

  @Test("A binding ends with its subscription")
  func disposal() {
    let (source, target) = (PublishRelay<Int>(), BehaviorRelay(value: 0))
    let subscription = source.bind(to: target)
    source.accept(1)
    subscription.dispose()
    source.accept(2)
    #expect(target.value == 1)
  }

  @Test("`bind(onNext:)`, with an object or without")
  func closures() {
    let recorder = Recorder<Int>()
    _ = Observable.of(1, 2).bind(onNext: { recorder.append($0) })
    _ = Observable.of(3).bind(with: recorder) { $0.append($1) }
    _ = Infallible.of(4).bind { recorder.append($0) }
    _ = Infallible.of(5).bind(with: recorder) { $0.append($1) }
    #expect(recorder.all == [1, 2, 3, 4, 5])
  }

  @Test("`bind(to:)` hands the sequence to a function")
  func functions() {
    #expect(Observable.of(1, 2).bind { $0.map { $0 + 1 } }.now == "23|")
    #expect(
      Observable.of(1, 2).bind(to: { source in { add in source.map { $0 + add } } }, curriedArgument: 10).now == "1112|"
    )
  }

  @Test("A binder writes on the main actor, whoever tells it")
  func binder() async {
    let target = Recorder<Int>()
    let binder = Binder(target) { (target, value: Int) in
      MainActor.preconditionIsolated()
      target.append(value)
    }
    binder.onNext(1)
    await Task { @MainActor in binder.onNext(2) }.value
    _ = Observable.of(3).bind(to: binder)
    while target.all.count < 3 { await Task.yield() }
    #expect(target.all == [1, 2, 3])
  }

  @Test("On the main actor a binder writes at once")
  @MainActor func binderAtOnce() {
    let target = Recorder<Int>()
    let binder = Binder(target) { (target, value: Int) in target.append(value) }
    binder.onNext(1)
    binder.asObserver().onNext(2)
    binder.onCompleted()
    #expect(target.all == [1, 2])
  }

  @Test("A binder does not keep its object alive, and may write on another scheduler")
  func binderLifetime() {
    var target: Recorder<Int>? = Recorder()
    weak let kept = target
    let told = Recorder<Int>()
    let binder = target.map { target in
      Binder(target, scheduler: ImmediateScheduler.instance) { (_, value: Int) in told.append(value) }
    }
    binder?.onNext(1)
    target = nil
    binder?.onNext(2)
    #expect(kept == nil)
    #expect(told.all == [1])
  }
}
