import Commands
import Synchronization

/// What is shown, as text.
final class Transcript: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ text: Text) {
    lines.withLock { $0.append(text.plain) }
  }

  var text: String {
    lines.withLock { lines in lines.map { $0 + "\n" }.joined() }
  }
}
