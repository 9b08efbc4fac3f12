import Injection
import Presentation
import Synchronization

@testable import marketplace

extension Market {
  /// What the screen at an address prints as lines, up to one of these texts. Whatever waits for something else goes on
  /// until the test's time is over.
  @MainActor
  func lines(
    at address: String, as handle: String, language locale: String = "C", until texts: String...
  ) async throws -> String {
    let environment = environment.merging(["LANG": locale]) { $1 }
    let location = MarketLocation(environment: environment)
    location.choose(database: nil, handle: handle)
    let legacy = LegacyApp(environment: environment)
    let container = DependencyContainer()
    wire(container, location: location, legacy: legacy)
    let screens = try MarketShell(container, location: location, legacy: legacy)
    let shell = screens.shell(size: Size(width: 80, height: 24), palette: .monochrome, at: "marketplace://\(address)")
    let (lines, line) = AsyncStream.makeStream(of: String.self)
    let printed = Mutex("")
    try await shell.window.runPlain(lines: lines) { part in
      let isThere = printed.withLock { printed in
        printed += part
        return texts.contains { printed.contains($0) }
      }
      if isThere { line.yield("quit") }
    } settled: {
      await screens.schedulers.settled()
    }
    return printed.withLock(\.self)
  }
}
