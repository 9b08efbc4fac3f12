public import Commands
public import Item
public import LegacyInterface
public import UserInterface

/// `marketplace item …`: what is on sale, and what sellers do with it.
public struct ItemCommands: Sendable {
  let joined: JoinedItems

  /// Commands on what the lazies give, which are first called when a command runs.
  public init(
    manager: @autoclosure @escaping @Sendable () -> ItemManager,
    users: @autoclosure @escaping @Sendable () -> any UserInterface,
    legacy: @autoclosure @escaping @Sendable () -> any LegacyInterface
  ) {
    joined = JoinedItems(manager: manager, users: users, legacy: legacy)
  }

  /// The noun with its verbs.
  public var group: CommandGroup {
    CommandGroup(
      "item", summary: "What is on sale",
      [
        search, show, list, price,
        add, edit, remove,
        favourite, unfavourite,
        reserve, release, sold,
        importListings, exportListings,
      ])
  }
}

extension ItemCommands {
  var manager: ItemManager { joined.manager() }

  /// Who runs the program. Throws a failure with `notPermitted` where nobody signed in.
  func me() throws -> any UserSummary {
    guard let user = try joined.users().signedInUser() else {
      throw Failure(
        .notPermitted, "Nobody is signed in.",
        hint: "Sign in with `user login HANDLE`, or make an account with `user register HANDLE`.")
    }
    return user
  }

  /// Who looks; nil where nobody signed in.
  func viewerId() throws -> String? {
    try joined.users().signedInUser()?.id
  }

  /// The person with this handle, with or without `@`.
  func person(_ handle: String) throws -> any UserSummary {
    let handle = handle.hasPrefix("@") ? String(handle.dropFirst()) : handle
    guard let user = try joined.users().user(handle: handle) else {
      throw Failure(.refused, "There is nobody called @\(handle.prefix(60)).")
    }
    return user
  }

  var signedIn: Access {
    Access("whoever is signed in") { _ in _ = try me() }
  }

  /// The manager refuses everybody else; here nobody gets that far without a session.
  var seller: Access {
    Access("the seller of the item") { _ in _ = try me() }
  }

  static var item: Argument<Int64> {
    Argument("ITEM", .number, help: "its number")
  }
}
