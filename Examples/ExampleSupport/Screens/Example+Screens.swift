import Commands
import Presentation

extension Example {
  func screenCommand(_ feature: ExampleFeature, in world: CannedWorld, trace: TraceSwitch) -> Command {
    let places = feature.places(in: world)
    let first = places.names.first ?? ""
    return Command(
      "screen", summary: "Print a screen as it is on a terminal",
      details: "Without ADDRESS, lists where one can go. Nothing is kept.",
      examples: ["\(first) --size 40x12 --language pt-BR", "\(first) --format svg"],
      access: .anyone,
      Argument(optional: "ADDRESS", .place(of: places), help: "a place, such as \(first)"),
      ScreenOptions.size,
      Option("--format", "FORMAT", .choice(of: FrameFormat.self), default: .text, help: "text, ansi or svg"),
      ScreenOptions.language, ScreenOptions.colors, ScreenOptions.scenario(of: scenarios), ScreenOptions.keys
    ) { context, address, size, format, language, isPlain, scenario, keys in
      guard let address else {
        for name in places.names { try context.print("\(name, .accent)") }
        return
      }
      let looks = ExampleStage.Looks(
        size: size, language: language ?? .english, palette: isPlain ? .monochrome : .standard)
      let (world, feature) = try stage(scenario, as: world.signedInHandle)
      trace.follow(world, on: context)
      let frame = await frame(of: address, looks, feature, in: world, keys: keys)
      try context.output.write(drawn: format.text(of: frame, colors: isPlain ? .none : .trueColor))
    }
  }

  func frame(
    of address: String, _ looks: ExampleStage.Looks, _ scenario: Scenario?, as handle: String?, keys: [Key]
  ) async throws -> Frame {
    let (world, feature) = try stage(scenario, as: handle)
    return await frame(of: address, looks, feature, in: world, keys: keys)
  }

  private func frame(
    of address: String, _ looks: ExampleStage.Looks, _ feature: ExampleFeature, in world: CannedWorld, keys: [Key]
  ) async -> Frame {
    let schedulers = ScreenSchedulers.immediate(time: StandingTime())
    return await ExampleStage(feature, in: world, looks, schedulers: schedulers).frame(at: address, keys: keys)
  }

  /// A world of its own, in the situation of a scenario.
  func stage(_ scenario: Scenario?, as handle: String?) throws -> (CannedWorld, ExampleFeature) {
    let world = CannedWorld(scenario?.market ?? .standard)
    world.signIn(handle)
    let feature = try makeFeature(world)
    try scenario?.prepare(world)
    return (world, feature)
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
