public import Money

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A text by its key, to be read in whatever language the program speaks.
///
/// ```swift
/// LocalizedString("login.cpf.title").styled(.title)
/// LocalizedString(LoginText.attempts, ["count": 3])
/// ```
public struct LocalizedString: Hashable, Sendable {
  /// What stands where the text has a name in braces.
  public enum Argument: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// A name, a title: as it is.
    case text(String)
    /// Grouped as the language does; under the name `count` it also chooses the plural.
    case number(Int)
    /// The amount as the language writes it.
    case money(Money)
    /// Day, month and year.
    case date(Date)
    /// Hour and minute.
    case time(Date)
    /// How long ago, or until when.
    case relative(Date)
    /// Another text.
    case localized(LocalizedString)

    /// A text.
    public init(stringLiteral text: String) {
      self = .text(text)
    }

    /// A number.
    public init(integerLiteral number: Int) {
      self = .number(number)
    }
  }

  /// Empty where it is a value alone.
  let key: String
  private let argumentList: [Named]

  private struct Named: Hashable, Sendable {
    let name: String
    let argument: Argument
  }

  /// A text of a feature.
  public init(_ key: some TextKey, _ arguments: [String: Argument] = [:]) {
    self.init(name: key.rawValue, arguments)
  }

  /// A text by the name of its key; a name that no table has is shown itself.
  public init(_ key: StaticString, _ arguments: [String: Argument] = [:]) {
    self.init(name: key.description, arguments)
  }

  /// A value alone, as the language writes it: a name as it is, a time from now.
  public init(value: Argument) {
    self.init(name: "", ["": value])
  }

  private init(name: String, _ arguments: [String: Argument]) {
    key = name
    // A list breaks the circle of a value that holds itself.
    argumentList = arguments.sorted { $0.key < $1.key }.map { Named(name: $0.key, argument: $0.value) }
  }

  /// What it is, where it is a value alone.
  var value: Argument? { key.isEmpty ? argument("") : nil }

  func argument(_ name: some StringProtocol) -> Argument? {
    argumentList.first { $0.name == name }?.argument
  }

  /// Whether it is another text a minute later.
  var tellsTime: Bool {
    argumentList.contains { named in
      switch named.argument {
      case .relative: true
      case .localized(let string): string.tellsTime
      default: false
      }
    }
  }

  /// The text, to be drawn in a role.
  public func styled(_ role: Role) -> StyledText {
    StyledText(runs: [StyledText.Run(content: .localized(self), role: role)])
  }
}
