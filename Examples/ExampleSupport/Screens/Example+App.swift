import Commands
import Presentation
import Synchronization

extension Example {
  func appCommand(_ feature: ExampleFeature, in world: CannedWorld, trace: TraceSwitch) -> Command {
    Command(
      "app", summary: "Use the feature's screens", details: "Nothing is kept.",
      examples: ["", "--scenario \(scenarios.first?.name ?? "NAME")", "--plain"], access: .anyone,
      Argument(optional: "ADDRESS", .place(of: feature.places(in: world)), help: "where to begin"),
      ScreenOptions.language, ScreenOptions.scenario(of: scenarios), ScreenOptions.plain
    ) { context, address, language, scenario, isPlain in
      try await showScreens(
        try stage(scenario, as: world.signedInHandle), language ?? .english, at: address, isPlain: isPlain, trace,
        context)
    }
  }

  /// What runs where no command is given: the screens, or a tour where nothing is asked for and nobody sits at a terminal.
  func bareCommand(in world: CannedWorld, trace: TraceSwitch) -> Command {
    Command(
      "app", summary: "The feature's screens; where nobody sits at a terminal, a tour", access: .anyone,
      ScreenOptions.language, ScreenOptions.scenario(of: scenarios), ScreenOptions.plain
    ) { context, language, scenario, isPlain in
      if language == nil, scenario == nil, !isPlain, !context.hasTerminal {
        return try await playTour(trace, context)
      }
      try await showScreens(
        try stage(scenario, as: world.signedInHandle), language ?? .english, at: nil, isPlain: isPlain, trace, context)
    }
  }

  /// Shows the screens until people leave them. Throws where nobody sits at a terminal.
  private func showScreens(
    _ staged: (world: CannedWorld, feature: ExampleFeature), _ language: Language, at address: String?, isPlain: Bool,
    _ trace: TraceSwitch, _ context: CommandContext
  ) async throws {
    let terminal = ProcessTerminal(environment: context.environment)
    if isPlain || context.hasTerminal && !terminal.canBeDrawnOn {
      trace.follow(staged.world, on: context)
      return try await runPlain(staged.feature, in: staged.world, language, at: address, context)
    }
    guard context.hasTerminal else {
      throw UsageFailure(
        "Screens need a terminal.",
        hint: "Add --plain for lines and prompts; `screen` prints a screen, `scenario` and `tour` play commands.")
    }
    guard !trace.isOn || !context.messages.isTerminal else {
      throw UsageFailure(
        "--trace would print over the screens.", hint: "Add --plain, or send it elsewhere: 2> trace.txt")
    }
    trace.follow(staged.world, on: context)
    let looks = ExampleStage.Looks(size: terminal.size, language: language, palette: .suited(to: terminal.colors))
    try await run(staged.feature, in: staged.world, looks, at: address, on: terminal)
  }

  @MainActor
  private func run(
    _ feature: ExampleFeature, in world: CannedWorld, _ looks: ExampleStage.Looks, at address: String?,
    on terminal: ProcessTerminal
  ) async throws {
    let stage = ExampleStage(feature, in: world, looks, schedulers: .live)
    stage.shell.start(at: address)
    try await stage.shell.window.run(on: terminal)
  }

  @MainActor
  private func runPlain(
    _ feature: ExampleFeature, in world: CannedWorld, _ language: Language, at address: String?,
    _ context: CommandContext
  ) async throws {
    let looks = ExampleStage.Looks(language: language, palette: .monochrome)
    let schedulers = ScreenSchedulers.live
    let shell = ExampleStage(feature, in: world, looks, schedulers: schedulers).shell
    shell.start(at: address)
    let isSecret = Atomic(false)
    try await shell.window.runPlain(lines: context.input.lines { isSecret.load(ordering: .acquiring) }) { text in
      try context.output.write(drawn: text)
      try context.output.flush()
    } hideTyping: {
      isSecret.store($0, ordering: .releasing)
    } settled: {
      await schedulers.settled()
    }
  }
}

extension CommandContext {
  /// Whether a person types and reads here.
  fileprivate var hasTerminal: Bool {
    input.isTerminal && output.columns != nil && ProcessTerminal(environment: environment).isAvailable
  }
}
