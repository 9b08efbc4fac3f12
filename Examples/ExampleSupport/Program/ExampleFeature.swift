public import Commands
public import Presentation

/// A feature in a world: its commands, and its screens.
public struct ExampleFeature: Sendable {
  let commands: CommandGroup
  let makeCoordinator: @Sendable (ScreenSchedulers) -> any Coordinator

  /// - Parameters:
  ///   - commands: The feature's own commands, on its memory store filled with what the world's market holds.
  ///   - coordinator: What puts its screens on stage, on the same store.
  public init(
    commands: CommandGroup, coordinator: @escaping @Sendable (ScreenSchedulers) -> any Coordinator
  ) {
    self.commands = commands
    makeCoordinator = coordinator
  }
}
