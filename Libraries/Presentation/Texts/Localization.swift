public import Money

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How a program speaks: its language, its texts, its clock and its time zone.
public struct Localization: Sendable {
  /// The language that was asked for; texts that lack it come in the nearest one.
  public var language: Language
  /// The texts.
  public var catalog: TextCatalog
  /// The clock that relative times are told by.
  public var now: @Sendable () -> Date
  /// Where days begin.
  public var timeZone: LocalTime

  /// English, with this library's texts, the system's clock and its time zone unless given.
  public init(
    language: Language = .english, catalog: TextCatalog = .standard, now: @escaping @Sendable () -> Date = { Date() },
    timeZone: LocalTime = .system
  ) {
    self.language = language
    self.catalog = catalog
    self.now = now
    self.timeZone = timeZone
  }

  /// A text with its values. A key that no table has is shown itself, and so is a name without a value.
  public func string(_ string: LocalizedString) -> String {
    if let value = string.value { return self.value(value) }
    guard let (template, language) = catalog.template(string.key, in: language) else { return string.key }
    let form =
      switch template {
      case .text(let text): text
      case .plural(let one, let other): isSingular(string.argument("count"), in: language) ? one : other
      }
    guard form.contains("{") else { return form }
    var result = ""
    var rest = form[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let name = rest[rest.index(after: open)..<close]
      result += string.argument(name).map(value) ?? String(rest[...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// A whole number, grouped.
  public func number(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let separator = string(LocalizedString(LibraryText.groupingSeparator))
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max(0, $0 - 3)..<$0]) }
    return (number < 0 ? "-" : "") + groups.reversed().joined(separator: separator)
  }

  /// An amount.
  public func money(_ amount: Money) -> String {
    amount.formatted(language: language.tag)
  }

  private func value(_ argument: LocalizedString.Argument) -> String {
    switch argument {
    case .text(let text): text
    case .number(let number): self.number(number)
    case .money(let amount): money(amount)
    case .date(let date): self.date(date)
    case .time(let date): time(date)
    case .relative(let date): relativeTime(date)
    case .localized(let string): self.string(string)
    }
  }

  private func isSingular(_ argument: LocalizedString.Argument?, in language: Language) -> Bool {
    guard case .number(let count) = argument else { return false }
    return language.isSingular(count)
  }
}
