import Chat
import ChatInterface
import ChatPresentation
import Injection
import Item
import ItemInterface
import ItemPresentation
import LegacyInterface
import Presentation
import Reactive
import Shipping
import ShippingPresentation
import User
import UserInterface
import UserPresentation

/// The screens of the whole market, in one frame.
struct MarketShell: Sendable {
  /// Every place of the market.
  let places: MarketPlaces
  /// Where the work of all screens is done.
  let schedulers = ScreenSchedulers.live

  private let coordinators: [any Coordinator]
  private let accounts: AccountSwitch
  private let accountChanges = PublishRelay<Void>()
  private let legacy: LegacyApp

  /// Nothing has been opened or built by then; throws `DependencyFaults` where the wiring has a gap.
  init(_ container: DependencyContainer, location: MarketLocation, legacy: LegacyApp) throws {
    let (user, item, chat, shipping) = try container.verify(
      providingLazily: UserFeature.self, ItemFeature.self, ChatFeature.self, ShippingFeature.self)
    let (users, items) = try container.verify(
      providingLazily: (any UserInterface).self, (any ItemInterface).self)
    let chats = try container.verify(providingLazily: (any ChatInterface).self)
    self.legacy = legacy
    accounts = AccountSwitch(users: { user() }, location: location, schedulers: schedulers)
    coordinators = [
      ItemCoordinator(
        manager: item().manager, users: users(), chat: chats(), legacy: legacy, schedulers: schedulers),
      ChatCoordinator(
        manager: chat().manager, items: items(), users: users(), legacy: legacy, schedulers: schedulers),
      ShippingCoordinator(manager: shipping().manager, items: items(), users: users(), schedulers: schedulers),
      UserCoordinator(manager: user().manager, schedulers: schedulers) { [accountChanges] in
        // Whoever has just signed in is meant from here on.
        location.chooseLatest()
        accountChanges.accept(())
      },
    ]
    places = MarketPlaces(routes: RouteTable(scheme: "marketplace", coordinators.flatMap(\.routes)))
  }

  /// The frame, on the first screen or on what is at `address`.
  @MainActor
  func shell(size: Size, palette: Palette, at address: String?) -> Shell {
    let texts = coordinators.flatMap { type(of: $0).texts } + HostText.tables
    let localization = Localization(language: Language(tag: legacy.language), catalog: TextCatalog(texts))
    let shell = Shell(
      routes: places.routes, tabs: coordinators.flatMap(\.tabs), size: size,
      environment: ViewEnvironment(palette: palette, localization: localization))
    let open = shell.opening
    legacy.present { [places] address in open(try places.place(at: address).address) }
    shell.commands = [accounts.command(on: shell)]
    accountChanges.subscribe(onNext: { [weak shell] in
      Task { @MainActor in shell?.startAnew() }
    }).disposed(by: shell.lifetime)
    shell.start(at: address)
    return shell
  }
}
