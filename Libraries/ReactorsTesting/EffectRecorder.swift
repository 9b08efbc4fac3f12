import Synchronization

/// Records what a reactor does beside changing its state, in one order with the changes; see ``TestReactor``.
///
/// Mocks of services call ``record(_:)``, from any thread.
public final class EffectRecorder: Sendable {
  enum Entry {
    case effect(String)
    case change(Int)
  }

  private let entries = Mutex<[Entry]>([])

  /// A recorder in which nothing happened.
  public init() {}

  /// Says that something was done: `load page 2`.
  public func record(_ effect: String) {
    entries.withLock { $0.append(.effect(effect)) }
  }

  func record(change number: Int) {
    entries.withLock { $0.append(.change(number)) }
  }

  func takeAll() -> [Entry] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
