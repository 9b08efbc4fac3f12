/// Why an amount could not be made or computed.
public enum MoneyError: Error, Hashable, Sendable {
  /// No active currency of ISO 4217 has this code.
  case unknownCurrency(String)

  /// Amounts of two currencies met where one was needed.
  case differentCurrencies(Currency, Currency)

  /// A result lies outside what 64 bits of minor units can hold.
  case overflow(Currency)

  /// A text is no amount of the currency.
  case malformed(text: String, currency: Currency, reason: AmountFault)
}

/// What is wrong with the text of an amount.
public enum AmountFault: Hashable, Sendable {
  /// There is no text.
  case empty

  /// A sign where the caller allows none.
  case sign

  /// A comma, apostrophe or the like stands where the decimal point belongs.
  case wrongSeparator

  /// Thousands are separated.
  case grouping

  /// Powers of ten, such as `1e3`.
  case exponent

  /// More digits after the point than the currency has.
  case tooManyDecimals

  /// No digit before or after the point.
  case missingDigits

  /// Something that is no digit.
  case unexpected(Character)

  /// More than 64 bits of minor units can hold.
  case overflow
}

extension MoneyError: CustomStringConvertible {
  /// What is wrong and what was expected, as one English sentence without a full stop.
  public var description: String {
    switch self {
    case .unknownCurrency(let code):
      "“\(code.prefix(40))” is not a currency; use a three-letter code of ISO 4217, such as EUR"
    case .differentCurrencies(let one, let other):
      "\(one) and \(other) cannot be mixed"
    case .overflow(let currency):
      "the result is too large for an amount in \(currency)"
    case .malformed(let text, let currency, let reason):
      "“\(text.prefix(40))” is not an amount in \(currency): \(reason.explanation(in: currency))"
    }
  }
}

extension AmountFault {
  fileprivate func explanation(in currency: Currency) -> String {
    let example = Money(minorUnits: currency.exampleMinorUnits, currency: currency).decimalString
    return switch self {
    case .empty: "it is empty; write digits, such as \(example)"
    case .sign: "it must have no sign; write digits, such as \(example)"
    case .wrongSeparator where currency.decimals == 0:
      "\(currency) has no decimals; write only digits, such as \(example)"
    case .wrongSeparator: "the decimals follow a point, such as \(example)"
    case .grouping: "thousands must not be separated; write \(example)"
    case .exponent: "powers of ten are not accepted; write out all digits, such as \(example)"
    case .tooManyDecimals where currency.decimals == 0:
      "\(currency) has no decimals; write only digits, such as \(example)"
    case .tooManyDecimals: "\(currency) has at most \(currency.decimals) decimals, such as \(example)"
    case .missingDigits: "digits must stand on both sides of the point, such as \(example)"
    case .unexpected(let character): "“\(character)” does not belong there; write digits, such as \(example)"
    case .overflow: "it is too large; the largest is \(Money(minorUnits: .max, currency: currency).decimalString)"
    }
  }
}

extension Currency {
  /// 1234 and a half, as far as the currency has decimals.
  fileprivate var exampleMinorUnits: Int64 {
    switch decimals {
    case 0: 1_234
    case 3: 1_234_500
    case 4: 12_345_000
    default: 123_450
    }
  }
}
