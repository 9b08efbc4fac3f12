public import Commands
public import ItemInterface
public import Shipping
public import UserInterface

/// `marketplace ship …`: whose tracking number it is, and parcels from sellers to buyers.
///
/// Help and the commands about carriers call none of the lazies, so that they work without a database.
public struct ShippingCommands: Sendable {
  let joined: JoinedShipments

  /// Commands on what the lazies give, which are first called when a command needs them.
  public init(
    manager: @autoclosure @escaping @Sendable () -> ShippingManager,
    items: @autoclosure @escaping @Sendable () -> any ItemInterface,
    users: @autoclosure @escaping @Sendable () -> any UserInterface
  ) {
    joined = JoinedShipments(manager: manager, items: items, users: users)
  }

  /// The noun with its verbs.
  public var group: CommandGroup {
    CommandGroup(
      "ship", summary: "Parcels: tracking numbers, carriers, deliveries",
      [identify, carriers, create, track, update, receive, list])
  }
}

extension ShippingCommands {
  var manager: ShippingManager { joined.manager() }

  /// Who runs the program. Throws a failure with `notPermitted` where nobody signed in.
  func me() throws -> any UserSummary {
    guard let user = try joined.users().signedInUser() else {
      throw Failure(
        .notPermitted, "Nobody is signed in.",
        hint: "Sign in with `user login HANDLE`, or make an account with `user register HANDLE`.")
    }
    return user
  }

  /// `who` completes "Who may run it: …"; that they are the right ones is checked by the manager, which knows whose parcel
  /// it is.
  func signedIn(_ who: String) -> Access {
    Access(who) { _ in _ = try me() }
  }

  static var parcel: Argument<Int64> {
    Argument("PARCEL", .number, help: "its number")
  }
}
