import Commands
import Presentation
import Synchronization

/// `marketplace app`: the market's screens. `marketplace` alone does the same on a terminal.
func appCommand(_ screens: MarketShell) -> Command {
  Command(
    "app", summary: "Open the market's screens",
    details: "On a terminal, `marketplace` alone does the same. With --plain, the same screens as lines and prompts.",
    examples: ["", "marketplace://item/42", "--plain"], access: .anyone,
    Argument(optional: "ADDRESS", .text, help: "where to begin, such as marketplace://inbox"), plainFlag
  ) { context, address, isPlain in
    try await showScreens(screens, at: address, isPlain: isPlain, context)
  }
}

/// Whether screens are read to somebody.
let plainFlag = Flag("--plain", help: "lines and prompts instead of a full screen, for screen readers")

/// Shows the screens until people leave them: as lines where they want that, or where their terminal can do no more.
/// Throws where nobody sits at a terminal.
func showScreens(
  _ screens: MarketShell, at address: String?, isPlain: Bool, _ context: CommandContext
) async throws {
  if let address { _ = try screens.places.place(at: address) }
  let terminal = ProcessTerminal(environment: context.environment)
  if isPlain || context.hasTerminal && !terminal.canBeDrawnOn {
    return try await runPlain(screens, at: address, context)
  }
  guard context.hasTerminal else {
    throw Failure(
      .usage, "Screens need a terminal.", hint: "Add --plain for lines and prompts, or use the commands: see --help.")
  }
  try await run(screens, at: address, on: terminal)
}

@MainActor
private func run(_ screens: MarketShell, at address: String?, on terminal: ProcessTerminal) async throws {
  let shell = screens.shell(size: terminal.size, palette: .suited(to: terminal.colors), at: address)
  do {
    try await shell.window.run(on: terminal)
  } catch {
    throw Failure(.unavailable, "The terminal cannot be used: \(error).")
  }
}

@MainActor
private func runPlain(_ screens: MarketShell, at address: String?, _ context: CommandContext) async throws {
  let shell = screens.shell(size: Size(width: 80, height: 24), palette: .monochrome, at: address)
  let isSecret = Atomic(false)
  try await shell.window.runPlain(lines: context.input.lines { isSecret.load(ordering: .acquiring) }) { text in
    try context.output.write(drawn: text)
    try context.output.flush()
  } hideTyping: {
    isSecret.store($0, ordering: .releasing)
  } settled: {
    await screens.schedulers.settled()
  }
}

extension CommandContext {
  /// Whether a person types and reads here.
  var hasTerminal: Bool {
    input.isTerminal && output.columns != nil && ProcessTerminal(environment: environment).isAvailable
  }
}
