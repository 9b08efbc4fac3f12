import Commands

/// A place in the app, as other programs and modules name it: `marketplace://item/42`.
enum Route: Equatable {
  case inbox
  case conversation(Int64)
  case item(Int64)
  case user(String)

  /// Throws a usage failure where the text is no route of this app.
  init(_ text: String) throws {
    let scheme = "marketplace://"
    guard text.lowercased().hasPrefix(scheme) else { throw Route.unknown(text) }
    let parts = text.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.dropFirst().first, parts.count) {
    case ("inbox", nil, 1): self = .inbox
    case ("conversation", let number?, 2): self = .conversation(try Route.number(number, in: text))
    case ("item", let number?, 2): self = .item(try Route.number(number, in: text))
    case ("user", let handle?, 2) where !handle.isEmpty && !handle.hasPrefix("-"): self = .user(handle)
    default: throw Route.unknown(text)
    }
  }

  /// The command that shows it.
  var command: [String] {
    switch self {
    case .inbox: ["chat", "inbox"]
    case .conversation(let number): ["chat", "show", String(number)]
    case .item(let number): ["item", "show", String(number)]
    case .user(let handle): ["user", "show", handle]
    }
  }

  private static func number(_ text: String, in route: String) throws -> Int64 {
    guard let number = Int64(text), number > 0, String(number) == text else { throw unknown(route) }
    return number
  }

  private static func unknown(_ text: String) -> Failure {
    Failure(
      .usage, "\"\(text)\" is no address of this market.",
      hint:
        "Addresses look like marketplace://item/42, marketplace://conversation/7, marketplace://user/ana or marketplace://inbox."
    )
  }
}
