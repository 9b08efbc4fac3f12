import Commands
import Mocking
import Synchronization

/// The calls that a feature made since the last look, one line each.
final class Trace: Sendable {
  private let lines = Mutex<[String]>([])

  init(of world: CannedWorld) {
    world.observe { [weak self] call, answer in
      self?.lines.withLock { $0.append(traceLine(call, answer)) }
    }
  }

  func takeLines() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

/// `ItemInterface.item("1") → item 1 "Desk lamp", available`
private func traceLine(_ call: RecordedCall, _ answer: MockAnswer) -> String {
  "\(call) → \(answer)"
}

/// Whether `--trace` was given, for the commands that have worlds of their own.
final class TraceSwitch: Sendable {
  private let state = Atomic(false)

  var isOn: Bool { state.load(ordering: .relaxed) }

  func turnOn() {
    state.store(true, ordering: .relaxed)
  }

  /// Prints each call in a world as it happens, where `--trace` was given.
  func follow(_ world: CannedWorld, on context: CommandContext) {
    guard isOn else { return }
    world.observe { call, answer in context.messages.print("\("· \(traceLine(call, answer))", .faint)") }
  }
}
