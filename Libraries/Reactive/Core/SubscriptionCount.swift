import Synchronization

/// Counts the subscriptions that live, so that a test can prove that nothing leaked.
///
///     let count = SubscriptionCount()
///     count.during { …subscribe, work, dispose… }
///     #expect(count.live == 0)
///
/// A subscription lives until its memory is freed, so that a reference cycle shows as well as a forgotten `dispose`.
/// Release builds count nothing, and `live` is 0.
public final class SubscriptionCount: Sendable {
  @TaskLocal static var current: SubscriptionCount?

  private let lives = Atomic<Int>(0)

  /// A count at 0.
  public init() {}

  /// How many subscriptions, those inside of operators included, were made during ``during(_:)`` and still live.
  public var live: Int { lives.load(ordering: .sequentiallyConsistent) }

  /// Counts the subscriptions that `body` makes, on this thread or in tasks that it starts.
  public func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SubscriptionCount.$current.withValue(self, operation: body)
  }

  /// Counts the subscriptions that `body` makes, on this task or in tasks that it starts.
  public func during<Result: Sendable>(_ body: () async throws -> Result) async rethrows -> Result {
    try await SubscriptionCount.$current.withValue(self, operation: body)
  }

  func begin() -> Life { Life(self) }

  /// Counts for as long as it is held.
  final class Life: Sendable {
    private let count: SubscriptionCount

    init(_ count: SubscriptionCount) {
      self.count = count
      count.lives.add(1, ordering: .sequentiallyConsistent)
    }

    deinit { count.lives.subtract(1, ordering: .sequentiallyConsistent) }
  }
}
