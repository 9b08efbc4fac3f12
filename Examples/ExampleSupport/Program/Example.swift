public import Commands

/// One feature as a program of its own: its commands in the canned world, a tour, and scenarios.
///
/// ```swift
/// let example = Example("ChatExample", summary: "Chat alone, in a canned world", tour: tour, scenarios: scenarios) { world in
///   ExampleFeature(commands: ChatCommands(…).group) { schedulers in ChatCoordinator(…, schedulers: schedulers) }
/// }
/// ```
public struct Example: Sendable {
  /// What people type.
  public let name: String
  /// The situations that `scenario` plays.
  public let scenarios: [Scenario]
  let tour: Scenario
  private let summary: String
  private let knowsPeople: Bool
  let makeFeature: @Sendable (CannedWorld) throws -> ExampleFeature

  /// - Parameters:
  ///   - name: What people type.
  ///   - summary: What it is, in a few words without a full stop.
  ///   - tour: What is played where nothing is asked for.
  ///   - scenarios: The situations that `scenario` plays.
  ///   - knowsPeople: Whether the feature itself says who there is, as User does, or the world.
  ///   - makeFeature: The feature on its memory store, filled with what the world's market holds.
  public init(
    _ name: String, summary: String, tour: Scenario, scenarios: [Scenario], knowsPeople: Bool = false,
    makeFeature: @escaping @Sendable (CannedWorld) throws -> ExampleFeature
  ) {
    self.name = name
    self.summary = summary
    self.tour = tour
    self.scenarios = scenarios
    self.knowsPeople = knowsPeople
    self.makeFeature = makeFeature
  }

  /// Runs the command line of this process and ends it.
  public func main() async -> Never {
    await Console.main { console, arguments in await run(arguments, on: console) }
  }

  /// Runs one command line in a world of its own; see `Program.run`.
  public func run(_ arguments: [String], on console: Console) async -> ExitCode {
    do {
      let world = CannedWorld()
      let feature = try makeFeature(world)
      let arguments = try MarketWords(arguments).addressed(to: feature.commands)
      return await program(feature, in: world).run(arguments, on: console)
    } catch let failure as UsageFailure {
      try? console.messages.write(Array("\(name): \(failure.message)\nHint: \(failure.hint ?? "")\n".utf8))
      return failure.exitCode
    } catch {
      // The world broke a rule of the feature, which every test of the example finds.
      try? console.messages.write(Array("\(name): \(error)\n".utf8))
      return .internalFault
    }
  }

  /// What a scenario prints; with `isTraced`, also the calls that the feature makes. Nil where there is no such scenario.
  public func transcript(ofScenario name: String, isTraced: Bool = false) async throws -> String? {
    guard let scenario = (scenarios + [tour]).first(where: { $0.name == name }) else { return nil }
    let transcript = Transcript()
    try await play(scenario, isTraced: isTraced) { transcript.add($0) }
    return transcript.text
  }

  func play(
    _ scenario: Scenario, isTraced: Bool, show: @escaping @Sendable (Text) throws -> Void
  ) async throws {
    let world = CannedWorld(scenario.market)
    let program = program(try makeFeature(world), in: world)
    try await scenario.play(Stage(world: world, name: name, program: program, isTraced: isTraced, show: show))
  }

  private func program(_ feature: ExampleFeature, in world: CannedWorld) -> Program {
    let trace = TraceSwitch()
    return Program(
      name, summary: summary, version: "1",
      commands: feature.commands.commands + [
        appCommand(feature, in: world, trace: trace), screenCommand(feature, in: world, trace: trace),
        tourCommand(trace), scenarioCommand(trace),
      ],
      bare: bareCommand(in: world, trace: trace),
      explain: { error in
        (error as? OutOfOrder).map { Failure(.unavailable, "Something that is needed does not work: \($0).") }
      },
      globals: WhoOption.option, Flag("--trace", help: "print the calls that the feature makes of others")
    ) { context, who, isTraced in
      let handles = world.market.people.map(\.handle)
      guard knowsPeople || who == WhoOption.nobody || handles.contains(who) else {
        throw UsageFailure("--as: nobody is called \(who).", hint: "There are \(handles.joined(separator: ", ")).")
      }
      world.signIn(who == WhoOption.nobody ? nil : who)
      guard isTraced else { return }
      trace.turnOn()
      trace.follow(world, on: context)
    }
  }
}
