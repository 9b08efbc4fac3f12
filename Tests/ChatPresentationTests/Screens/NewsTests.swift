import Chat
import Mocking
import Presentation
import Reactive
import Synchronization
import Testing

@testable import ChatPresentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("News of conversations")
struct NewsTests {
  private let market = Market()
  private let time = SteppedTime()

  private func coordinator(_ schedulers: ScreenSchedulers) -> ChatCoordinator {
    let market = market
    return ChatCoordinator(
      manager: market.manager, items: market.items, users: market.users, legacy: market.legacy, schedulers: schedulers)
  }

  @Test("are asked for again and again while nobody is signed in, for hours if need be")
  func signedOut() {
    market.users.signIn(nil)
    let heard = Atomic<Int>(0)
    let listening = coordinator(.immediate(time: time)).news()
      .subscribe(onNext: { _ in heard.add(1, ordering: .relaxed) })
    for _ in 0..<20_000 { time.pass() }
    #expect(heard.load(ordering: .relaxed) == 20_001)
    market.users.signIn("ana")
    time.pass()
    #expect(heard.load(ordering: .relaxed) == 20_002)
    time.pass()
    #expect(heard.load(ordering: .relaxed) == 20_002)
    listening.dispose()
  }

  @Test("are asked for no more once nobody listens")
  func disposal() {
    market.users.signIn(nil)
    let heard = Atomic<Int>(0)
    coordinator(.immediate(time: time)).news().subscribe(onNext: { _ in heard.add(1, ordering: .relaxed) }).dispose()
    for _ in 0..<3 { time.pass() }
    #expect(heard.load(ordering: .relaxed) == 1)
  }

  @MainActor
  @Test("let screens settle before more of them have come together", .timeLimit(.minutes(1)))
  func settles() async {
    market.users.signIn("ana")
    let schedulers = ScreenSchedulers.immediate(time: time)
    let listening = coordinator(schedulers).unread.subscribe(onNext: { _ in })
    await schedulers.settled()
    listening.dispose()
  }
}

/// Time in which what waits is due at each step.
private final class SteppedTime: SchedulerType {
  private let waiting = Mutex<[@Sendable () -> Void]>([])

  let now = Date(timeIntervalSince1970: 0)

  /// Does what has been waiting until now.
  func pass() {
    let due = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for action in due { action() }
  }

  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }

  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let run = SerialDisposable()
    waiting.withLock { $0.append { if !run.isDisposed { run.disposable = action(state) } } }
    return run
  }
}
