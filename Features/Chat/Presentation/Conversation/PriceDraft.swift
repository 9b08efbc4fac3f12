import Chat
import Money

/// A price that is being typed, in the currency of the item.
struct PriceDraft: Equatable, Sendable {
  let currencyCode: String
  var text = ""

  /// What was typed, where it is a price above zero.
  var amount: Money? {
    guard let currency = try? Currency(code: currencyCode),
      let amount = try? Money(typed: text.filter { !$0.isWhitespace }, in: currency), amount.minorUnits > 0
    else { return nil }
    return amount
  }

  /// What is to be offered.
  var price: Price? {
    amount.map { Price(minorUnits: $0.minorUnits, currencyCode: currencyCode) }
  }
}
