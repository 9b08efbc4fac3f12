import Dispatch
import Reactive
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What drivers and signals owe by being on the main actor, and by being shared.
@Suite struct DriverTests {
  @Test("`drive` may be called from anywhere; its closure runs on the main actor")
  func anywhere() async {
    let relay = BehaviorRelay(value: 1)
    let told = Recorder<Int>()
    let subscription = relay.asDriver().map { $0 * 10 }.drive(onNext: { element in
      MainActor.preconditionIsolated()
      told.append(element)
    })
    while told.all.isEmpty { await Task.yield() }
    relay.accept(2)
    while told.all.count < 2 { await Task.yield() }
    #expect(told.all == [10, 20])
    subscription.dispose()
  }

  @Test("On the main actor elements come at once")
  @MainActor func atOnce() {
    let relay = BehaviorRelay(value: 1)
    var told: [Int] = []
    let subscription = relay.asDriver().filter { $0 != 2 }.drive(onNext: { told.append($0) })
    #expect(told == [1])
    relay.accept(2)
    relay.accept(3)
    #expect(told == [1, 3])
    subscription.dispose()
    relay.accept(4)
    #expect(told == [1, 3])
  }

  @Test("Elements of other threads keep their order")
  func order() async {
    let relay = PublishRelay<Int>()
    let told = Recorder<Int>()
    let isSubscribed = BooleanDisposable()
    let signal = relay.asSignal().do(onSubscribed: { isSubscribed.dispose() })
    let subscription = signal.emit(onNext: { told.append($0) })
    while !isSubscribed.isDisposed { await Task.yield() }
    await Task.detached { for element in 0..<1000 { relay.accept(element) } }.value
    while told.all.count < 1000 { await Task.yield() }
    #expect(told.all == Array(0..<1000))
    subscription.dispose()
  }

  @Test("Disposal before the main actor comes to it: only that is told, and nothing is kept")
  @MainActor func earlyDisposal() async {
    let count = SubscriptionCount()
    let relay = BehaviorRelay(value: 1)
    let told = Recorder<String>()
    await count.during {
      keepingMainActor {
        relay.asDriver().drive(onNext: { told.append("\($0)") }, onDisposed: { told.append(".") }).dispose()
      }
      while told.all.isEmpty { await Task.yield() }
      await Task { @MainActor in }.value
    }
    #expect(told.text == ".")
    #expect(count.live == 0)
  }

  /// Runs `body` on another thread, and meanwhile lets nobody else have the main actor.
  @MainActor private func keepingMainActor(_ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Task { @concurrent in
      body()
      isDone.signal()
    }
    isDone.wait()
  }

  @Test("A driver is shared, and tells newcomers the last element; a signal tells them nothing")
  @MainActor func sharing() {
    let subscriptions = Recorder<String>()
    let subject = PublishSubject<Int>()
    let source = subject.do(onSubscribe: { subscriptions.append("s") })
    let (driver, signal) = (source.asDriver(onErrorJustReturn: 0), source.asSignal(onErrorJustReturn: 0))
    let (driven, emitted) = (Recorder<String>(), Recorder<String>())
    let bag = DisposeBag()
    driver.drive(onNext: { driven.append("a\($0)") }).disposed(by: bag)
    signal.emit(onNext: { emitted.append("a\($0)") }).disposed(by: bag)
    subject.onNext(1)
    driver.drive(onNext: { driven.append("b\($0)") }).disposed(by: bag)
    signal.emit(onNext: { emitted.append("b\($0)") }).disposed(by: bag)
    subject.onNext(2)
    #expect(driven.all == ["a1", "b1", "a2", "b2"])
    #expect(emitted.all == ["a1", "a2", "b2"])
    #expect(subscriptions.all.count == 2)
  }

  @Test("What fails becomes what cannot, in three ways")
  @MainActor func conversions() {
    let failing = Observable.concat(.just(1), .error(TestError()))
    #expect(failing.asDriver(onErrorJustReturn: 7).now == "17|")
    #expect(failing.asDriver(onErrorDriveWith: .of(7, 8)).now == "178|")
    #expect(failing.asDriver(onErrorRecover: { $0 is TestError ? .just(7) : .empty() }).now == "17|")
    #expect(failing.asSignal(onErrorJustReturn: 7).now == "17|")
    #expect(failing.asSignal(onErrorSignalWith: .of(7, 8)).now == "178|")
    #expect(failing.asSignal(onErrorRecover: { _ in .just(7) }).now == "17|")
    let driver: Driver<Int> = failing.asSharedSequence(onErrorJustReturn: 7)
    #expect(driver.asDriver().now == "17|")
    #expect(Infallible.of(1, 2).asDriver().now == "12|")
    #expect(Infallible.of(1, 2).asSignal().asSignal().now == "12|")
    #expect(Driver.of(1, 2).asInfallible().now == "12|")
    #expect(Driver.of(1, 2).asSharedSequence().now == "12|")
  }

  @Test("`drive` and `emit` tell observers and relays, and functions")
  @MainActor func destinations() {
    let (relay, optional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let (subject, optionals) = (ReplaySubject<Int>.createUnbounded(), ReplaySubject<Int?>.createUnbounded())
    _ = Driver.of(1, 2).drive(relay)
    _ = Driver.of(1, 2).drive(optional)
    _ = Driver.of(1, 2).drive(subject)
    _ = Driver.of(1, 2).drive(optionals)
    #expect(relay.value == 2 && optional.value == 2)
    #expect(subject.now == "12|" && optionals.now == "Optional(1)Optional(2)|")
    _ = Signal.just(3).emit(to: relay)
    _ = Signal.just(3).emit(to: optional)
    #expect(relay.value == 3 && optional.value == 3)
    let other = ReplaySubject<Int>.createUnbounded()
    _ = Signal.just(3).emit(to: other)
    #expect(other.now == "3|")
    #expect(Driver.of(1, 2).drive { $0.map { $0 + 1 } }.now == "23|")
    #expect(Driver.just(1).drive({ source in { add in source.map { $0 + add } } }, curriedArgument: 1).now == "2|")
  }

  @Test("Closures with an object are called for as long as it lives")
  @MainActor func withObject() {
    let told = Recorder<String>()
    _ = Driver.just(1).drive(
      with: told, onNext: { $0.append("\($1)") }, onCompleted: { $0.append("|") }, onDisposed: { $0.append(".") })
    _ = Signal.just(2).emit(with: told, onNext: { $0.append("\($1)") }, onCompleted: { $0.append("|") })
    #expect(told.text == "1|.2|")
  }

  @Test("A mocked scheduler tells the elements instead")
  @MainActor func mock() {
    let relay = BehaviorRelay(value: 1)
    let isAsked = BooleanDisposable()
    SharingScheduler.mock(scheduler: Immediate(isAsked: isAsked)) {
      #expect(relay.asDriver().now == "1")
    }
    #expect(isAsked.isDisposed)
  }

  private struct Immediate: SchedulerType {
    let isAsked: BooleanDisposable
    var now: RxTime { .distantPast }

    func schedule<StateType: Sendable>(
      _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      isAsked.dispose()
      return action(state)
    }

    func scheduleRelative<StateType: Sendable>(
      _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      action(state)
    }
  }
}
