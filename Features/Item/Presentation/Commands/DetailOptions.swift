import Commands
import Item
import Money

/// What a seller says about an item, as far as it was typed.
struct DetailOptions: Sendable {
  var title: String?
  var price: String?
  var isFree = false
  var currency: Currency?
  var description: String?
  var category: String?
  var condition: String?
  var attributes: [NamedValue] = []
  var place: String?

  static var price: Option<String?> { Option("--price", "AMOUNT", .text, help: "above zero, such as 12.50") }
  static var free: Flag { Flag("--free", help: "give it away") }
  static var currency: Option<Currency?> {
    Option("--currency", "CODE", .currency, help: "what the price is in; by default your own")
  }
  static var description: Option<String?> {
    Option("--description", "TEXT", .text, help: "up to 20,000 characters")
  }
  static var category: Option<String?> { Option("--category", "NAME", .text, help: "such as bike") }
  static var condition: Option<String?> {
    let words = Condition.allCases.map(\.rawValue).joined(separator: ", ")
    return Option("--condition", "WORD", .text, help: "\(words); another is kept as an attribute")
  }
  static var attributes: Option<[NamedValue]> {
    Option(
      repeating: "--attribute", "NAME=VALUE", .namedValue, help: "anything else to be said; no value takes it away")
  }
  static var place: Option<String?> { Option("--place", "TEXT", .text, help: "where to collect it") }

  var isEmpty: Bool {
    [title, price, description, category, condition, place].allSatisfy { $0 == nil } && currency == nil && !isFree
      && attributes.isEmpty
  }

  /// Puts what was typed in the place of what is there.
  func apply(to details: inout ListingDetails, _ commands: ItemCommands) throws {
    try applyPrice(to: &details, commands)
    if let title { details.title = title }
    if let description { details.description = description }
    if let category { details.category = category }
    if let place { details.place = place }
    if let condition { details.setCondition(condition) }
    for attribute in attributes {
      details.attributes[attribute.name] = attribute.value.isEmpty ? nil : attribute.value
    }
  }

  private func applyPrice(to details: inout ListingDetails, _ commands: ItemCommands) throws {
    guard price == nil || !isFree else { throw UsageFailure("--price and --free exclude each other.") }
    if let currency, currency.code != details.currencyCode {
      guard price != nil || details.price == .free || isFree else {
        throw UsageFailure("Another currency needs another price.", hint: "Give --price too.")
      }
      details.currencyCode = currency.code
    }
    if isFree { details.price = .free }
    guard let price else { return }
    let currency = try commands.currency(code: details.currencyCode)
    details.price = .amount(try commands.minorUnits(price, in: currency, for: "--price"))
  }
}

/// `colour=red`.
struct NamedValue: Sendable {
  let name: String
  let value: String
}

extension ValueParser where Value == NamedValue {
  /// A name, an equals sign and a value.
  static var namedValue: ValueParser {
    ValueParser("a name and a value, such as colour=red") { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else { return nil }
      return NamedValue(name: parts[0], value: parts[1])
    }
  }
}
