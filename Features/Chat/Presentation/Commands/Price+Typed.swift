import Chat
import Money

extension Price {
  /// Reads what a person typed, such as `70` or `69.50`, as a price in a currency. Throws `MoneyError`.
  init(typed text: String, currencyCode: String) throws {
    let money = try Money(text, in: Currency(code: currencyCode))
    self.init(minorUnits: money.minorUnits, currencyCode: currencyCode)
  }
}
