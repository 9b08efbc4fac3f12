import Reactive
import Reactors
import Testing

@Suite("When a reactor goes") struct LifetimeTests {
  @Test("Nothing is left of it, and its work is cancelled")
  func dropped() {
    let cancelled = Recorder<String>()
    let work = Observable<Int>.create { _ in Disposables.create { cancelled.append("work") } }
    let service = Observable<Int>.create { _ in Disposables.create { cancelled.append("service") } }
    let count = SubscriptionCount()
    weak var gone: ListReactor?
    count.during {
      let reactor = ListReactor(mutate: { $1 == 1 ? work : .just($1) }, service: service)
      gone = reactor
      reactor.action.onNext(1)
      reactor.action.onNext(2)
      #expect(reactor.currentState == [2])
      #expect(cancelled.all.isEmpty)
    }
    #expect(gone == nil)
    #expect(cancelled.all.sorted() == ["service", "work"])
    #expect(count.live == 0)
  }

  @Test("Observers that stay are told nothing more, and hold nothing of it")
  func observers() {
    let service = PublishSubject<Int>()
    weak var gone: ListReactor?
    weak var kept: ActionSubject<Int>?
    let (states, subscription): (Recorder<[Int]>, any Disposable) = {
      let reactor = ListReactor(service: service.asObservable())
      gone = reactor
      kept = reactor.action
      return reactor.record()
    }()
    service.onNext(1)
    #expect(gone == nil)
    #expect(kept == nil)
    #expect(states.all == [[]])
    #expect(!service.hasObservers)
    subscription.dispose()
  }

  @Test("Actions that are sent to it then do nothing")
  func late() {
    let action = CounterReactor().action
    action.onNext(1)
    let reactor = CounterReactor()
    reactor.action.onNext(1)
    #expect(reactor.currentState == 1)
  }

  @Test("It may go while it handles an action")
  func duringAction() {
    let holder = Recorder<Int>()
    let reactors = BehaviorRelay<CounterReactor?>(value: CounterReactor())
    let subscription = reactors.value?.state.subscribe(onNext: { state in
      holder.append(state)
      if state == 1 { reactors.accept(nil) }
    })
    reactors.value?.action.onNext(1)
    #expect(reactors.value == nil)
    #expect(holder.all == [0, 1])
    subscription?.dispose()
  }
}
