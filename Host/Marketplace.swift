import Commands

@main
struct Marketplace {
  static func main() async {
    await Console.main(runMarketplace)
  }
}

/// Runs one command line of the process.
@Sendable
private func runMarketplace(_ console: Console, _ arguments: [String]) async -> ExitCode {
  do {
    return try await MarketplaceApp(environment: console.environment, opensScreens: console.isTerminal)
      .run(arguments, on: console)
  } catch {
    // The wiring has a gap, which the tests of this program find.
    try? console.messages.write(Array("marketplace: \(error)\n".utf8))
    return .internalFault
  }
}

extension Console {
  /// Whether a person types and reads here.
  fileprivate var isTerminal: Bool { input.isTerminal && output.columns != nil }
}
