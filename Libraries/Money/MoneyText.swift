/// An amount ready to show, also in a currency that is none of ISO 4217's any more.
public struct MoneyText: Hashable, Sendable {
  /// As people of a language write it, such as `1.234,50 €`.
  public let text: String

  /// For programs: with a point and all decimals of the currency, such as `1234.50`.
  public let decimal: String

  /// The code of the currency, such as `EUR`.
  public let currencyCode: String

  /// So many minor units of a currency, for people who read `language`, a BCP 47 tag.
  ///
  /// Nobody knows how many decimals an unknown currency has: its amounts stay counts of the minor unit.
  public init(minorUnits: Int64, currencyCode: String, language: String) {
    self.currencyCode = currencyCode
    do {
      let money = Money(minorUnits: minorUnits, currency: try Currency(code: currencyCode))
      text = money.formatted(language: language)
      decimal = money.decimalString
    } catch {
      text = "\(minorUnits) \(currencyCode)"
      decimal = String(minorUnits)
    }
  }
}
