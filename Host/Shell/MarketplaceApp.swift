import Chat
import ChatPresentation
import Commands
import Injection
import Item
import ItemInterface
import ItemPresentation
import LegacyInterface
import Shipping
import ShippingPresentation
import User
import UserInterface
import UserPresentation

/// The program and the shell around it.
struct MarketplaceApp: Sendable {
  static let version = "0.1.0"

  let program: Program
  private let queue = CommandQueue()

  /// The whole market on this environment; without a command it opens its screens where `opensScreens`, else helps.
  /// Throws `DependencyFaults` where the wiring has a gap; nothing has been opened or built by then.
  init(environment: [String: String], opensScreens: Bool = false) throws {
    let location = MarketLocation(environment: environment)
    let legacy = LegacyApp(environment: environment)
    let container = DependencyContainer()
    wire(container, location: location, legacy: legacy)
    let (user, item, chat, shipping, database) = try container.verify(
      providingLazily: UserFeature.self, ItemFeature.self, ChatFeature.self, ShippingFeature.self, MarketDatabase.self)
    let (users, items) = try container.verify(
      providingLazily: (any UserInterface).self, (any ItemInterface).self)
    let owner = Access.databaseOwner(of: location)
    let screens = try MarketShell(container, location: location, legacy: legacy)
    legacy.present { [queue, places = screens.places] address in queue.append(try places.command(at: address)) }
    program = Program(
      "marketplace", summary: "A second-hand market in the terminal", version: Self.version,
      groups: [
        UserCommands(manager: user().manager).group,
        ItemCommands(manager: item().manager, users: users(), legacy: legacy).group,
        ChatCommands(manager: chat().manager, items: items(), users: users(), legacy: legacy).group,
        ShippingCommands(manager: shipping().manager, items: items(), users: users()).group,
        ImportCommands(container: container, legacy: legacy, access: owner).group,
      ],
      commands: [
        appCommand(screens), openCommand(legacy, screens), doctorCommand(database(), location, access: owner),
        backupCommand(database(), location, access: owner),
        sampleCommand(container, access: owner), tourCommand(),
      ],
      bare: opensScreens ? appCommand(screens) : nil,
      explain: { error in StorageFailure.explain(error, database: (try? location.databasePath) ?? "") },
      globals:
        Option("--database", "FILE", .file, help: "where the market is kept"),
      Option("--as", "HANDLE", .text, help: "which of the signed-in accounts is meant")
    ) { _, database, handle in
      location.choose(database: database, handle: handle)
    }
  }

  /// Runs a command line, and then what it put on stage.
  func run(_ arguments: [String], on console: Console = .process) async -> ExitCode {
    var exitCode = await program.run(arguments, on: console)
    for line in queue.takeAll() where exitCode == .success {
      exitCode = await program.run(line, on: console)
    }
    return exitCode
  }
}
