public import Commands
public import ItemInterface
public import Shipping
public import UserInterface

/// `marketplace ship …`: whose tracking number it is, and parcels from sellers to buyers.
///
/// Help and the commands about carriers call none of the lazies, so that they work without a database.
public struct ShippingCommands: Sendable {
  let manager: @Sendable () -> ShippingManager
  let items: @Sendable () -> any ItemInterface
  let users: @Sendable () -> any UserInterface

  /// Commands on lazies, each called when a command needs it.
  public init(
    manager: @autoclosure @escaping @Sendable () -> ShippingManager,
    items: @autoclosure @escaping @Sendable () -> any ItemInterface,
    users: @autoclosure @escaping @Sendable () -> any UserInterface
  ) {
    self.manager = manager
    self.items = items
    self.users = users
  }

  /// The noun `ship` with its verbs.
  public var group: CommandGroup {
    CommandGroup(
      "ship", summary: "Parcels: tracking numbers, carriers, deliveries",
      [identify, carriers, create, track, update, receive, list])
  }

  /// A command for signed-in people. `who` completes "Who may run it: …"; that they are the right ones is checked by the
  /// manager, which knows whose parcel it is.
  func signedIn(_ who: String) -> Access {
    Access(who) { _ in _ = try self.signedInUser() }
  }

  func signedInUser() throws -> any UserSummary {
    guard let user = try users().signedInUser() else {
      throw Failure(.notPermitted, "You are not signed in.", hint: "`user login HANDLE` signs you in.")
    }
    return user
  }

  var details: ShipmentDetails { ShipmentDetails(items: items(), users: users()) }
}
