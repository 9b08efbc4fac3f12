import Synchronization

/// Accounts in memory, for tests and examples. Nothing survives it.
///
/// The outermost transaction holds the store for itself; other threads wait. One that throws leaves no trace.
public final class MemoryUserStore: UserStore {
  struct State {
    var accounts: [Int64: Account] = [:]
    var passwordHashes: [Int64: String] = [:]
    var sessions: [String: Session] = [:]
    var attempts: [Handle: SignInAttempts] = [:]
    var follows: Set<Relation> = []
    var blocks: Set<Relation> = []
    var deals: [Deal] = []
    var reviews: [Review] = []
    var documents: [VerifiedDocument] = []

    func require(_ numbers: Int64...) throws {
      guard numbers.allSatisfy({ accounts[$0] != nil }) else { throw Misfit() }
    }
  }

  /// What a disk refuses as well: what is there already, or belongs to what is not there.
  struct Misfit: Error {}

  struct Relation: Hashable {
    let from: Int64
    let to: Int64
  }

  /// The stores whose transactions surround the current task.
  @TaskLocal private static var entered: Set<ObjectIdentifier> = []

  private let gate = Mutex<Void>(())
  private let state = Mutex(State())

  /// An empty store.
  public init() {}

  /// Runs `body` alone, and undoes what it did where it throws.
  public func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    let id = ObjectIdentifier(self)
    if Self.entered.contains(id) { return try undoing(body) }
    return try gate.withLock { _ in
      try Self.$entered.withValue(Self.entered.union([id])) { try undoing(body) }
    }
  }

  /// Runs `body` alone.
  public func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try transaction(body)
  }

  private func undoing<T>(_ body: () throws -> T) throws -> T {
    let before = state.withLock(\.self)
    do {
      return try body()
    } catch {
      state.withLock { $0 = before }
      throw error
    }
  }

  func access<T: Sendable>(_ body: (inout State) throws -> T) throws -> T {
    try transaction { try state.withLock { try body(&$0) } }
  }
}
