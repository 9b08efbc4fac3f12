public import Commands
public import User

/// `marketplace user …`: accounts, sessions, profiles, reviews and identity documents.
public struct UserCommands: Sendable {
  private let lazyManager: @Sendable () -> UserManager

  /// Commands on what the lazy gives, which is first called when a command runs.
  public init(manager: @autoclosure @escaping @Sendable () -> UserManager) {
    lazyManager = manager
  }

  /// The noun with its verbs.
  public var group: CommandGroup {
    CommandGroup(
      "user", summary: "Accounts, profiles and reviews",
      [
        register, login, logout, whoami, password,
        show, edit,
        follow, unfollow, block, unblock,
        review,
        checkDocument, verifyDocument,
      ])
  }
}

extension UserCommands {
  var manager: UserManager { lazyManager() }

  var signedIn: Access {
    Access("whoever is signed in") { _ in _ = try manager.requireSignedIn() }
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
  var mention: Text { "\("@\(text)", .accent)" }
}
