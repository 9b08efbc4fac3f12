import Chat
import Money

/// A price, ready to show.
struct PriceViewModel: Sendable, Equatable {
  /// As people of a language write it, such as `1.234,50 €`.
  let text: String

  /// For programs, such as `1234.50`.
  let decimal: String

  /// ISO 4217.
  let currencyCode: String

  init(_ price: Price, language: String) {
    currencyCode = price.currencyCode
    if let currency = try? Currency(code: price.currencyCode) {
      let money = Money(minorUnits: price.minorUnits, currency: currency)
      text = money.formatted(language: language)
      decimal = money.decimalString
    } else {
      // Nobody knows how many decimals it has; the bare count is at least true.
      text = "\(price.minorUnits) \(price.currencyCode)"
      decimal = String(price.minorUnits)
    }
  }
}

extension Price {
  /// Reads what a person typed, such as `70` or `69.50`, as a price in a currency. Throws `MoneyError`.
  init(typed text: String, currencyCode: String) throws {
    let money = try Money(text, in: Currency(code: currencyCode))
    self.init(minorUnits: money.minorUnits, currencyCode: currencyCode)
  }
}
