public import Commands
public import User

/// `marketplace user …`: accounts, sessions, profiles, reviews and identity documents.
public struct UserCommands: Sendable {
  let manager: @Sendable () -> UserManager

  /// Commands on a manager that is made when one of them runs, so that help needs no database.
  public init(manager: @autoclosure @escaping @Sendable () -> UserManager) {
    self.manager = manager
  }

  /// The noun with its verbs.
  public var group: CommandGroup {
    CommandGroup(
      "user", summary: "Accounts, profiles and reviews",
      [
        register, login, logout, whoami,
        show, edit,
        follow, unfollow, block, unblock,
        review,
        checkDocument, verifyDocument,
      ])
  }

  var signedIn: Access {
    Access("whoever is signed in") { [manager] _ in _ = try manager().requireSignedIn() }
  }
}

extension ValueParser where Value == Handle {
  /// A handle in either case, with or without `@`.
  static var handle: ValueParser {
    ValueParser("a handle: 2 to 30 of a-z, 0-9, _ . and -, not beginning with -") { try? Handle($0) }
  }
}

extension Handle {
  /// The handle as people address each other: `@ana`.
  var mention: Text { "\("@" + text, .accent)" }
}
