import Commands

extension Example {
  var tourCommand: Command {
    Command(
      "tour", summary: "See what the feature does",
      details: "Plays the usual case. Every run begins with the same world; nothing is kept.", examples: [""],
      access: .anyone,
      Self.trace
    ) { context, isTraced in
      try await play(tour, isTraced: isTraced) { try context.print($0) }
      context.inform("`\(name) scenario` lists awkward situations, `\(name) --help` all commands.")
    }
  }

  var scenarioCommand: Command {
    Command(
      "scenario", summary: "Play an awkward situation", details: "Without NAME, lists them.",
      examples: ["", "\(scenarios.first?.name ?? "NAME") --trace"], access: .anyone,
      Argument(optional: "NAME", .scenario(of: scenarios), help: "which one"),
      Self.trace
    ) { context, scenario, isTraced in
      if let scenario { return try await play(scenario, isTraced: isTraced) { try context.print($0) } }
      var table = Table(.text("NAME"), .shrinking("WHAT HAPPENS"))
      for scenario in scenarios { table.add("\(scenario.name, .accent)", Text(scenario.summary)) }
      try context.print(table)
    }
  }

  private static var trace: Flag {
    Flag("--trace", help: "print the calls that the feature makes of others after each command")
  }
}

extension ValueParser where Value == Scenario {
  fileprivate static func scenario(of scenarios: [Scenario]) -> ValueParser {
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
