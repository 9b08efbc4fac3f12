import Synchronization

/// Tokens in memory, for tests and examples.
public final class MemorySessionFile: SessionFile {
  private let kept = Mutex<[String]>([])

  /// Nobody signed in.
  public init() {}

  /// The tokens, the latest sign-in last.
  public func tokens() throws -> [String] {
    kept.withLock(\.self)
  }

  /// Replaces the tokens as a whole.
  public func update(_ change: (inout [String]) -> Void) throws {
    kept.withLock { change(&$0) }
  }
}
