import Commands
import Presentation

extension Example {
  func screenCommand(_ feature: ExampleFeature, in world: CannedWorld) -> Command {
    Command(
      "screen", summary: "Print a screen as it is on a terminal",
      details: "Without ADDRESS, lists where one can go. Nothing is kept.",
      examples: ["\(firstAddress(feature)) --size 40x12 --language pt-BR", "\(firstAddress(feature)) --format svg"],
      access: .anyone,
      Argument(optional: "ADDRESS", .place(in: feature), help: "a place, such as \(firstAddress(feature))"),
      ScreenOptions.size,
      Option("--format", "FORMAT", .choice(of: FrameFormat.self), default: .text, help: "text, ansi or svg"),
      ScreenOptions.language, ScreenOptions.colors, ScreenOptions.scenario(of: scenarios), ScreenOptions.keys
    ) { context, address, size, format, language, isPlain, scenario, keys in
      guard let address else { return try list(feature, on: context) }
      let looks = ExampleStage.Looks(
        size: size, language: language, palette: isPlain ? .monochrome : .standard)
      let frame = try await frame(of: address, looks, scenario, as: world.signedInHandle, keys: keys)
      try context.output.write(drawn: format.text(of: frame, colors: isPlain ? .none : .trueColor))
    }
  }

  func appCommand(_ feature: ExampleFeature, in world: CannedWorld, trace: TraceSwitch) -> Command {
    Command(
      "app", summary: "Use the feature's screens",
      details: "Where nobody sits at a terminal, plays the tour. Nothing is kept.", examples: [""], access: .anyone,
      Argument(optional: "ADDRESS", .place(in: feature), help: "where to begin"), ScreenOptions.language,
      ScreenOptions.scenario(of: scenarios),
      Flag("--plain", help: "lines and prompts instead of a full screen, for screen readers")
    ) { context, address, language, scenario, isPlain in
      let terminal = ProcessTerminal(environment: context.environment)
      if isPlain || terminal.isAvailable && !terminal.canBeDrawnOn {
        let (world, feature) = try stage(scenario, as: world.signedInHandle)
        return try await runPlain(feature, in: world, language, at: address, context)
      }
      guard context.input.isTerminal, context.messages.isTerminal, terminal.isAvailable else {
        return try await play(tour, isTraced: trace.isOn) { try context.print($0) }
      }
      let looks = ExampleStage.Looks(
        size: terminal.size, language: language, palette: .suited(to: terminal.colors))
      let (world, feature) = try stage(scenario, as: world.signedInHandle)
      try await run(feature, in: world, looks, at: address, on: terminal)
    }
  }
}

extension Example {
  func frame(
    of address: String, _ looks: ExampleStage.Looks, _ scenario: Scenario?, as handle: String?, keys: [Key]
  ) async throws -> Frame {
    let (world, feature) = try stage(scenario, as: handle)
    let schedulers = ScreenSchedulers.immediate(time: StandingTime())
    return await ExampleStage(feature, in: world, looks, schedulers: schedulers).frame(at: address, keys: keys)
  }

  /// A world of its own, in the situation of a scenario.
  private func stage(_ scenario: Scenario?, as handle: String?) throws -> (CannedWorld, ExampleFeature) {
    let world = CannedWorld(scenario?.market ?? .standard)
    world.signIn(handle)
    let feature = try makeFeature(world)
    try scenario?.prepare(world)
    return (world, feature)
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
    try await shell.window.runPlain(lines: context.input.lines) { text in
      try context.output.write(drawn: text)
      try context.output.flush()
    } settled: {
      await schedulers.settled()
    }
  }

  private func list(_ feature: ExampleFeature, on context: CommandContext) throws {
    for route in feature.makeCoordinator(.immediate()).routes { try context.print("\(route.description, .accent)") }
  }

  private func firstAddress(_ feature: ExampleFeature) -> String {
    feature.makeCoordinator(.immediate()).routes.first?.description ?? ""
  }
}

/// How a frame is printed.
private enum FrameFormat: String, CaseIterable, Sendable {
  case text, ansi, svg

  func text(of frame: Frame, colors: ColorCapability) -> String {
    switch self {
    case .text: frame.text
    case .ansi: frame.ansi(colors: colors)
    case .svg: frame.svg()
    }
  }
}
