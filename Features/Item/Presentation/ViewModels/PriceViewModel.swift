import Money

/// A price, ready to show.
struct PriceViewModel: Sendable, Equatable {
  /// As people of a language write it, such as `1.234,50 €`.
  let text: String

  /// For programs, such as `1234.50`.
  let decimal: String

  /// ISO 4217.
  let currencyCode: String

  init(minorUnits: Int64, currencyCode: String, language: String) {
    self.currencyCode = currencyCode
    if let currency = try? Currency(code: currencyCode) {
      let money = Money(minorUnits: minorUnits, currency: currency)
      text = money.formatted(language: language)
      decimal = money.decimalString
    } else {
      // Nobody knows how many decimals it has; the bare count is at least true.
      text = "\(minorUnits) \(currencyCode)"
      decimal = String(minorUnits)
    }
  }
}
