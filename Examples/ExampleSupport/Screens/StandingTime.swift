import Dispatch
import Reactive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Time that stands still: what waits for it to pass waits for good, so that a picture does not depend on how long it
/// took to make it.
struct StandingTime: SchedulerType {
  let now = RxTime(timeIntervalSince1970: 0)

  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }

  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    Disposables.create()
  }
}
