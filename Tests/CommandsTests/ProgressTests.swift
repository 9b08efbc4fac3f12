import Commands
import Synchronization
import Testing

@Suite("Progress")
struct ProgressTests {
  /// Runs 3 steps of `step` each on a clock that only they move.
  private func messages(step: Duration, columns: Int?, total: Int? = 3) async -> (messages: String, output: String) {
    let memory = MemoryConsole(columns: columns)
    let clock = Clock()
    var console = memory.console
    console.uptime = { clock.now }
    let command = Command("go", summary: "Go", access: .anyone) { context in
      let progress = context.progress("Importing", unit: "records", total: total)
      defer { progress.finish() }
      for number in 1...3 {
        clock.advance(by: step)
        progress.advance()
        if number == 2 { try context.print("row") }
      }
    }
    _ = await Program("p", summary: "", version: "", commands: [command]).run(["go"], on: console)
    return (memory.messages, memory.output)
  }

  @Test("shows after half a second, gives way to output, and leaves nothing behind")
  func shows() async {
    let shown = await messages(step: .milliseconds(300), columns: 60)
    #expect(
      shown.messages
        == "\rImporting… 2 of 3 records (66 %) 0 s\u{1B}[K\r\u{1B}[K\rImporting… 3 of 3 records (100 %) 0 s\u{1B}[K\r\u{1B}[K"
    )
    #expect(shown.output == "row\n")
  }

  @Test("does not show for short work, nor without a terminal", arguments: [(100, 60), (900, nil)] as [(Int, Int?)])
  func silent(step: Int, columns: Int?) async {
    #expect(await messages(step: .milliseconds(step), columns: columns).messages == "")
  }

  @Test("counts where the total is unknown, and fits a narrow terminal")
  func narrow() async {
    let shown = await messages(step: .seconds(1), columns: 16, total: nil)
    #expect(shown.messages.hasPrefix("\rImporting… 1 r…\u{1B}[K"))
  }

  @Test("draws at most ten times a second")
  func limited() async {
    let shown = await messages(step: .milliseconds(510), columns: 60, total: 0).messages
    #expect(shown.split(separator: "\r").count { $0.hasPrefix("Importing") } == 3)
    let dense = await messages(step: .milliseconds(260), columns: 60)
    #expect(dense.messages.split(separator: "\r").count { $0.hasPrefix("Importing") } == 2)
  }
}

private final class Clock: Sendable {
  private let time = Mutex(Duration.zero)

  var now: Duration { time.withLock(\.self) }

  func advance(by step: Duration) {
    time.withLock { $0 += step }
  }
}
