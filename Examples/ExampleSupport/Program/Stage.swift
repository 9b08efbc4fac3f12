import Commands

/// Where a scenario is played: a world, and a program in memory whose commands and answers are shown.
public struct Stage: Sendable {
  /// The world of this scenario.
  public let world: CannedWorld
  private let name: String
  private let program: Program
  private let trace: Trace?
  private let show: @Sendable (Text) throws -> Void

  init(
    world: CannedWorld, name: String, program: Program, isTraced: Bool, show: @escaping @Sendable (Text) throws -> Void
  ) {
    self.world = world
    self.name = name
    self.program = program
    self.show = show
    trace = isTraced ? Trace(of: world) : nil
  }

  /// Says what is going on.
  public func say(_ sentence: String) throws {
    try show("\("# \(sentence)", .faint)")
  }

  /// Runs a command as somebody (nobody where `handle` is nil) and shows what it prints. On a terminal of `columns`
  /// where they are given.
  public func run(_ words: String..., as handle: String?, input: String = "", columns: Int? = nil) async throws {
    let arguments = words + ["--as", handle ?? WhoOption.nobody]
    let pipe = input.isEmpty ? "" : "… | "
    try show(Text.block("$ \(pipe)\(CommandLineText(name: name, arguments))").styled(.strong))
    // What the scenario itself did since is no call of the feature.
    _ = trace?.takeLines()
    let run = await program.captured(arguments, input: input, columns: columns)
    for line in trace?.takeLines() ?? [] { try show("\("  · \(line)", .faint)") }
    for part in [run.output, run.messages] where !part.isEmpty {
      try show(.block(part.hasSuffix("\n") ? String(part.dropLast()) : part))
    }
    if run.exitCode != .success { try show("\("[exit \(run.exitCode.rawValue)]", .caution)") }
    try show("")
  }
}
