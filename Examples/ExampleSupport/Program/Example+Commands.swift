import Commands

extension Example {
  func tourCommand(_ trace: TraceSwitch) -> Command {
    Command(
      "tour", summary: "See what the feature does",
      details: "Plays the usual case. Every run begins with the same world; nothing is kept.", examples: [""],
      access: .anyone
    ) { context in
      try await playTour(trace, context)
    }
  }

  func playTour(_ trace: TraceSwitch, _ context: CommandContext) async throws {
    try await play(tour, isTraced: trace.isOn) { try context.print($0) }
    // Where both go to the same file, what to do next stands at the end.
    try context.output.flush()
    context.inform("`\(name) scenario` lists awkward situations, `\(name) --help` all commands.")
  }

  func scenarioCommand(_ trace: TraceSwitch) -> Command {
    Command(
      "scenario", summary: "Play an awkward situation", details: "Without NAME, lists them.",
      examples: ["", "\(scenarios.first?.name ?? "NAME") --trace"], access: .anyone,
      Argument(optional: "NAME", .scenario(of: scenarios), help: "which one")
    ) { context, scenario in
      if let scenario { return try await play(scenario, isTraced: trace.isOn) { try context.print($0) } }
      var table = Table(.text("NAME"), .shrinking("WHAT HAPPENS"))
      for scenario in scenarios { table.add("\(scenario.name, .accent)", Text(scenario.summary)) }
      try context.print(table)
    }
  }
}

extension ValueParser where Value == Scenario {
  static func scenario(of scenarios: [Scenario]) -> ValueParser {
    let names = scenarios.map(\.name)
    return ValueParser("one of \(names.joined(separator: ", "))", candidates: names) { word in
      scenarios.first { $0.name == word }
    }
  }
}

/// `--as`: who uses the program.
enum WhoOption {
  /// Stands for nobody.
  static let nobody = "nobody"

  static let option = Option(
    "--as", "HANDLE", ValueParser("a handle", candidates: CannedMarket.standard.people.map(\.handle) + [nobody]) { $0 },
    default: "ana", help: "who uses the program")
}
