import Synchronization

extension CommandContext {
  /// Shows on a terminal how far a long piece of work is, from half a second on; nowhere else does it show anything.
  ///
  /// ```swift
  /// let progress = context.progress("Importing", unit: "records")
  /// defer { progress.finish() }
  /// for record in records { …; progress.advance() }
  /// ```
  ///
  /// It shows signs of life even where the work does not report any. `unit` is what is counted, in the plural.
  public func progress(_ title: String, unit: String = "", total: Int? = nil) -> ProgressMeter {
    let meter = ProgressMeter(title: title, unit: unit, total: total, status: messages.status, uptime: uptime)
    guard messages.isTerminal else { return meter }
    let pause = pause
    Task.detached { [weak meter] in
      while let isRunning = meter?.isRunning, isRunning {
        guard (try? await pause(.milliseconds(100))) != nil else { return }
        meter?.draw()
      }
    }
    return meter
  }
}

/// How far a long piece of work is; made by ``CommandContext/progress(_:unit:total:)``. Any thread may report to it.
public final class ProgressMeter: Sendable {
  private struct State {
    var done = 0
    var total: Int?
    var lastDrawn: Duration?
    var isRunning = true
  }

  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  private let title: String
  private let unit: String
  private let status: StatusLine
  private let uptime: @Sendable () -> Duration
  private let start: Duration
  private let state: Mutex<State>

  init(title: String, unit: String, total: Int?, status: StatusLine, uptime: @escaping @Sendable () -> Duration) {
    self.title = title
    self.unit = unit
    self.status = status
    self.uptime = uptime
    start = uptime()
    state = Mutex(State(total: total))
  }

  var isRunning: Bool { state.withLock(\.isRunning) }

  /// So many more are done. Cheap enough for every record.
  public func advance(by count: Int = 1) {
    state.withLock { $0.done = $0.done.addingReportingOverflow(count).partialValue }
    draw()
  }

  /// So many are done, out of `total` where that is known.
  public func update(done: Int, total: Int? = nil) {
    state.withLock { state in
      state.done = done
      state.total = total ?? state.total
    }
    draw()
  }

  /// Takes the line away.
  public func finish() {
    state.withLock { $0.isRunning = false }
    status.erase()
  }

  func draw() {
    guard let columns = status.columns else { return }
    let now = uptime()
    state.withLock { state in
      guard state.isRunning, now - start >= Self.patience else { return }
      if let last = state.lastDrawn, now - last < Self.interval { return }
      state.lastDrawn = now
      status.show(Text(line(state, elapsed: now - start)).truncated(toWidth: max(1, columns - 1)).plain)
    }
  }

  private func line(_ state: State, elapsed: Duration) -> String {
    var parts = ["\(title)…"]
    if let total = state.total, total > 0 {
      let percent = min(100, max(0, Double(state.done) / Double(total) * 100))
      parts += ["\(state.done) of \(total)", unit, "(\(Int(percent)) %)"]
    } else if state.done != 0 {
      parts += ["\(state.done)", unit]
    }
    parts.append("\(elapsed.components.seconds) s")
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
