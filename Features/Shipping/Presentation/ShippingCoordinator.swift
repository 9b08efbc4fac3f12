public import ItemInterface
public import Presentation
import Reactive
public import Shipping
public import UserInterface

/// Puts Shipping's screens on stage.
public struct ShippingCoordinator: Coordinator {
  /// English and Brazilian Portuguese.
  public static let texts = [
    TextTable.shippingEnglish, .shippingBrazilianPortuguese, .shippingErrorsEnglish, .shippingErrorsBrazilianPortuguese,
    .numbersEnglish, .numbersBrazilianPortuguese, .arrivalsEnglish, .arrivalsBrazilianPortuguese,
  ]

  let joined: JoinedShipments
  let schedulers: ScreenSchedulers

  /// Screens on what the lazies give, which are first called when a screen asks something.
  public init(
    manager: @autoclosure @escaping @Sendable () -> ShippingManager,
    items: @autoclosure @escaping @Sendable () -> any ItemInterface,
    users: @autoclosure @escaping @Sendable () -> any UserInterface,
    schedulers: ScreenSchedulers = .live
  ) {
    joined = JoinedShipments(manager: manager, items: items, users: users)
    self.schedulers = schedulers
  }

  /// What one sends and waits for.
  public var tabs: [Shell.Tab] {
    [Shell.Tab(LocalizedString(ShippingText.parcelsTab), address: "marketplace://parcels")]
  }

  /// `parcels`, `parcel/NUMBER`, `parcel-event/NUMBER` and `ship/NUMBER`, whose number is an item's.
  public var routes: [ScreenRoute] {
    [
      ScreenRoute("parcels") { stage in parcels(on: stage) },
      ScreenRoute("parcel", number: { number, stage in tracking(number, on: stage) }),
      ScreenRoute("parcel-event", number: { number, stage in recordEvent(number, on: stage) }),
      ScreenRoute("ship", number: { item, stage in parcel(of: item, on: stage) }),
    ]
  }

  var manager: ShippingManager { joined.manager() }

  /// Who uses the program. Throws `SignInNeeded`.
  func me() throws -> any UserSummary {
    guard let user = try joined.users().signedInUser() else { throw SignInNeeded() }
    return user
  }
}
