import Reactive
import Reactors
import Synchronization
import Testing

@Suite struct ViewTests {
  @Test("A view is bound when it is given a reactor")
  func bound() {
    let view = CounterView()
    #expect(view.reactor == nil)
    let reactor = CounterReactor()
    view.reactor = AnyReactor(reactor)
    reactor.action.onNext(1)
    #expect(view.shown.all == [0, 1])
  }

  @Test("Another reactor disposes the bindings of the one before")
  func replaced() {
    let view = CounterView()
    let (first, second) = (CounterReactor(), CounterReactor())
    view.reactor = AnyReactor(first)
    second.action.onNext(5)
    view.reactor = AnyReactor(second)
    first.action.onNext(1)
    second.action.onNext(1)
    #expect(view.shown.all == [0, 5, 6])
    view.reactor = nil
    second.action.onNext(1)
    #expect(view.shown.all == [0, 5, 6])
  }

  @Test("Bindings in a bag that the view itself stores are disposed too")
  func ownBag() {
    let view = BagView()
    let (first, second) = (CounterReactor(), CounterReactor())
    view.reactor = first
    view.reactor = second
    first.action.onNext(1)
    second.action.onNext(2)
    #expect(view.shown.all == [0, 0, 2])
    view.reactor = nil
    second.action.onNext(2)
    #expect(view.shown.all == [0, 0, 2])
  }

  @Test("An action sent from bind is handled")
  func actionFromBind() {
    let view = CounterView()
    view.firstAction = 3
    view.reactor = AnyReactor(CounterReactor())
    #expect(view.shown.all == [0, 3])
  }

  @Test("A view that goes lets its reactor go")
  func dropped() {
    weak var gone: CounterReactor?
    let count = SubscriptionCount()
    count.during {
      let view = CounterView()
      let reactor = CounterReactor()
      gone = reactor
      view.reactor = AnyReactor(reactor)
    }
    #expect(gone == nil)
    #expect(count.live == 0)
  }

  @Test("A deferred view is bound once, when it is loaded")
  func deferred() {
    let view = DeferredView()
    view.reactor = CounterReactor()
    #expect(view.bindings == 0)
    view.viewDidLoad()
    view.performBinding()
    #expect(view.bindings == 1)
    view.reactor = CounterReactor()
    #expect(view.bindings == 2)
  }

  @Test("A deferred view without a reactor is bound when it gets one")
  func deferredWithout() {
    let view = DeferredView()
    view.viewDidLoad()
    #expect(view.bindings == 0)
    give(CounterReactor(), to: view)
    #expect(view.bindings == 1)
  }

  /// As generic code does it, which sees a `ReactorView`.
  func give<View: ReactorView>(_ reactor: View.Reactor, to view: View) {
    view.reactor = reactor
  }

  @Test("A view of the main actor conforms on it") @MainActor
  func mainActor() {
    let view = MainView()
    let reactor = CounterReactor()
    view.reactor = reactor
    #expect(view.first == 0)
  }

  @Test("What hides a reactor is bound like the reactor, which can be private with its mutations")
  func hidden() {
    let reactor = makeHiddenReactor()
    reactor.action.onNext(2)
    #expect(reactor.currentState == 20)
  }
}

private final class CounterView: ReactorView {
  let binding = ReactorBinding<AnyReactor<Int, Int>>()
  let shown = Recorder<Int>()
  var firstAction: Int?

  func bind(reactor: AnyReactor<Int, Int>) {
    reactor.state.subscribe(onNext: shown.append).disposed(by: disposeBag)
    if let firstAction { reactor.action.onNext(firstAction) }
  }
}

/// Stores its bag, as views of ReactorKit do.
private final class BagView: ReactorView {
  let binding = ReactorBinding<CounterReactor>()
  var disposeBag = DisposeBag()
  let shown = Recorder<Int>()

  func bind(reactor: CounterReactor) {
    reactor.state.subscribe(onNext: shown.append).disposed(by: disposeBag)
  }
}

private final class DeferredView: DeferredReactorView {
  let binding = ReactorBinding<CounterReactor>()
  private(set) var isViewLoaded = false
  private(set) var bindings = 0

  func viewDidLoad() {
    isViewLoaded = true
    performBinding()
  }

  func bind(reactor: CounterReactor) { bindings += 1 }
}

@MainActor
private final class MainView: ReactorView {
  let binding = ReactorBinding<CounterReactor>()
  private(set) var first: Int?

  func bind(reactor: CounterReactor) { first = reactor.currentState }
}
