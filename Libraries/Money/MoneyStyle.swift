/// How the people of one language write amounts.
///
/// The patterns follow Unicode CLDR for English, Brazilian Portuguese, Spanish as in Spain, and Korean.
public struct MoneyStyle: Hashable, Sendable {
  /// Between the whole part and the decimals.
  let decimalSeparator: Character

  /// Between groups of three digits.
  let groupingSeparator: Character

  /// A number with fewer digits before the point stays ungrouped: Spanish writes 1234 but 12.345.
  let minimumDigitsToGroup: Int

  /// Where the symbol stands.
  let symbolPlace: SymbolPlace

  /// The currency whose sign goes without its country here.
  let homeDollar: String?

  enum SymbolPlace {
    case before
    case beforeAndSpace
    case afterSpace
  }

  /// `$1,234.50`
  public static let english = MoneyStyle(
    decimalSeparator: ".", groupingSeparator: ",", minimumDigitsToGroup: 4, symbolPlace: .before, homeDollar: "USD")

  /// `R$ 1.234,50`
  public static let brazilianPortuguese = MoneyStyle(
    decimalSeparator: ",", groupingSeparator: ".", minimumDigitsToGroup: 4, symbolPlace: .beforeAndSpace,
    homeDollar: nil)

  /// `1234,50 €`
  public static let spanish = MoneyStyle(
    decimalSeparator: ",", groupingSeparator: ".", minimumDigitsToGroup: 5, symbolPlace: .afterSpace, homeDollar: nil)

  /// `₩1,234`
  public static let korean = MoneyStyle(
    decimalSeparator: ".", groupingSeparator: ",", minimumDigitsToGroup: 4, symbolPlace: .before, homeDollar: nil)

  /// The style of a BCP 47 language tag such as `pt-BR`, by its primary language; English for those not known.
  public init(language: String) {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self =
      switch primary {
      case "pt": .brazilianPortuguese
      case "es": .spanish
      case "ko": .korean
      default: .english
      }
  }

  private init(
    decimalSeparator: Character, groupingSeparator: Character, minimumDigitsToGroup: Int, symbolPlace: SymbolPlace,
    homeDollar: String?
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.minimumDigitsToGroup = minimumDigitsToGroup
    self.symbolPlace = symbolPlace
    self.homeDollar = homeDollar
  }
}

extension Money {
  /// The amount as people of a language write it, such as `$1,234.50` or `1234,50 €`.
  ///
  /// `language` is a BCP 47 tag. The space between number and symbol is U+00A0, so that no line breaks there.
  public func formatted(language: String) -> String {
    formatted(MoneyStyle(language: language))
  }

  /// The amount in a style. The space between number and symbol is U+00A0, so that no line breaks there.
  public func formatted(_ style: MoneyStyle) -> String {
    let parts = decimalParts
    let sign = minorUnits < 0 ? "-" : ""
    var number = style.grouped(parts.whole)
    if !parts.fraction.isEmpty {
      number.append(style.decimalSeparator)
      number.append(contentsOf: parts.fraction)
    }
    let symbol = currency.code == style.homeDollar ? "$" : currency.symbol
    switch style.symbolPlace {
    case .afterSpace:
      return "\(sign)\(number)\u{A0}\(symbol)"
    case .before where symbol.last?.isLetter != true:
      return "\(sign)\(symbol)\(number)"
    case .before, .beforeAndSpace:
      return "\(sign)\(symbol)\u{A0}\(number)"
    }
  }
}

extension MoneyStyle {
  fileprivate func grouped(_ digits: Substring) -> String {
    let count = digits.utf8.count
    guard count >= minimumDigitsToGroup else { return String(digits) }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (count - index).isMultiple(of: 3) { result.append(groupingSeparator) }
      result.append(digit)
    }
    return result
  }
}
