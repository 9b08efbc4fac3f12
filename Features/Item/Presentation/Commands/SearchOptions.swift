import Commands
import Item
import Money
import UserInterface

/// What narrows a search, as it was typed.
struct SearchOptions: Sendable {
  var category: String?
  var minimumPrice: String?
  var maximumPrice: String?
  var currency: Currency?
  var condition: Condition?
  var seller: String?
  var states: [StatusChoice] = []

  static var category: Option<String?> { Option("--category", "NAME", .text, help: "only of this category") }
  static var minimumPrice: Option<String?> { Option("--min-price", "AMOUNT", .text, help: "at least this price") }
  static var maximumPrice: Option<String?> { Option("--max-price", "AMOUNT", .text, help: "at most this price") }
  static var currency: Option<Currency?> {
    Option("--currency", "CODE", .currency, help: "only priced in this; for amounts without it your own currency")
  }
  static var condition: Option<Condition?> { Option("--condition", "WORD", .condition, help: "only of this condition") }
  static var seller: Option<String?> { Option("--seller", "HANDLE", .text, help: "only of this seller") }
  static var states: Option<[StatusChoice]> {
    Option(
      repeating: "--status", "STATUS", .choice(of: StatusChoice.self),
      help: "only in this state; by default what is available")
  }
  static var limit: Option<Int> {
    Option("--limit", "N", .number(in: 1...ItemManager.largestPage), default: 20, help: "at most N items")
  }
  static var cursor: Option<String?> {
    Option("--cursor", "CURSOR", .text, help: "go on where an earlier page of the same search ended")
  }

  /// The filter that the options mean.
  func filter(_ commands: ItemCommands) throws -> ListingFilter {
    var filter = ListingFilter(category: category?.lowercased(), condition: condition, currencyCode: currency?.code)
    filter.sellerId = try seller.map { try commands.person($0).id }
    if !states.isEmpty { filter.states = states.reduce(into: []) { $0.formUnion($1.states) } }
    guard minimumPrice != nil || maximumPrice != nil else { return filter }
    let currency = try commands.currency(currency)
    filter.currencyCode = currency.code
    filter.minimumPrice = try minimumPrice.map { try commands.minorUnits($0, in: currency, for: "--min-price") }
    filter.maximumPrice = try maximumPrice.map { try commands.minorUnits($0, in: currency, for: "--max-price") }
    return filter
  }
}

/// The values of `--status`. What was removed is its seller's to see, in `item list`.
enum StatusChoice: String, CaseIterable, Sendable {
  case available, reserved, sold, any

  var states: Set<ListingStatus.State> {
    switch self {
    case .available: [.available]
    case .reserved: [.reserved]
    case .sold: [.sold]
    case .any: [.available, .reserved, .sold]
    }
  }
}

extension ValueParser where Value == Condition {
  /// A condition that the market knows, however its words are joined.
  static var condition: ValueParser {
    let words = Condition.allCases.map(\.rawValue)
    return ValueParser("one of \(words.joined(separator: ", "))", candidates: words) { Condition(named: $0) }
  }
}
