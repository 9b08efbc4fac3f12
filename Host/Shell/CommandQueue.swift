import Synchronization

/// Command lines that are to run after the present one.
final class CommandQueue: Sendable {
  private let lines = Mutex<[[String]]>([])

  func append(_ line: [String]) {
    lines.withLock { $0.append(line) }
  }

  /// All, in order; each is handed out once.
  func takeAll() -> [[String]] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
