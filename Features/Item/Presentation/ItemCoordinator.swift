public import ChatInterface
public import Item
public import LegacyInterface
import Money
public import Presentation
public import UserInterface

/// Puts Item's screens on stage.
public struct ItemCoordinator: Coordinator {
  /// English and Brazilian Portuguese.
  public static let texts = [TextTable.itemEnglish, .itemBrazilianPortuguese]

  let joined: JoinedItems
  let chat: @Sendable () -> any ChatInterface
  let schedulers: ScreenSchedulers

  /// Screens on what the lazies give, which are first called when a screen asks something.
  public init(
    manager: @autoclosure @escaping @Sendable () -> ItemManager,
    users: @autoclosure @escaping @Sendable () -> any UserInterface,
    chat: @autoclosure @escaping @Sendable () -> any ChatInterface,
    legacy: @autoclosure @escaping @Sendable () -> any LegacyInterface,
    schedulers: ScreenSchedulers = .live
  ) {
    joined = JoinedItems(manager: manager, users: users, legacy: legacy)
    self.chat = chat
    self.schedulers = schedulers
  }

  /// What is on sale, and the form of what is to be.
  public var tabs: [Shell.Tab] {
    [
      Shell.Tab(LocalizedString(ItemText.browseTab), address: "marketplace://browse"),
      Shell.Tab(LocalizedString(ItemText.sellTab), address: "marketplace://sell"),
    ]
  }

  /// `browse`, `item/NUMBER`, `sell`, `edit/NUMBER`.
  public var routes: [ScreenRoute] {
    [
      ScreenRoute("browse") { stage in browse(on: stage) },
      ScreenRoute("item", number: { number, stage in detail(number, on: stage) }),
      ScreenRoute("sell") { stage in sell(on: stage) },
      ScreenRoute("edit", number: { number, stage in edit(number, on: stage) }),
    ]
  }
}

extension ItemCoordinator {
  var manager: ItemManager { joined.manager() }

  /// Who looks; nil where nobody signed in.
  func viewerId() throws -> String? {
    try joined.users().signedInUser()?.id
  }

  /// Who acts. Throws `SignInNeeded`.
  func me() throws -> any UserSummary {
    guard let user = try joined.users().signedInUser() else { throw SignInNeeded() }
    return user
  }

  /// What prices are in where nobody says so; EUR where the app names a currency that there is not.
  var currencyCode: String {
    (try? Currency(code: joined.legacy().currencyCode))?.code ?? "EUR"
  }
}
