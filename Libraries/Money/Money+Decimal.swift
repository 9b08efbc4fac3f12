/// What a sign before an amount means to the caller.
public enum SignRule: Sendable {
  /// Digits only: a price.
  case refused

  /// `-` or `+` may come first: a balance.
  case allowed
}

extension Money {
  /// Reads a decimal such as `1234.50`: ASCII digits, a point before the decimals, nothing else.
  ///
  /// Fewer decimals than the currency has are fine (`5`, `5.5`), more are refused, also zeros: nobody can tell whether
  /// `5.000` means five or five thousand. Throws `MoneyError.malformed`, whose description says what was expected.
  public init(_ text: String, in currency: Currency, sign: SignRule = .refused) throws(MoneyError) {
    switch DecimalAmount.parse(text, decimals: currency.decimals, sign: sign) {
    case .success(let minorUnits): self.init(minorUnits: minorUnits, currency: currency)
    case .failure(let fault): throw .malformed(text: text, currency: currency, reason: fault.reason)
    }
  }

  /// Reads what somebody typed: as `init(_:in:sign:)` does without a sign, and a comma before the decimals is as good as
  /// a point, unless three digits follow it, which it may stand before in a thousand. Throws `MoneyError.malformed`.
  public init(typed text: String, in currency: Currency) throws(MoneyError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let isDecimal = parts.count == 2 && parts[1].count != 3 && !text.contains(".")
    try self.init(isDecimal ? parts.joined(separator: ".") : text, in: currency)
  }

  /// All digits, with a point before the decimals and all decimals of the currency, such as `701694.00` or `-0.05`.
  ///
  /// The same in every language; `init(_:in:sign:)` reads it back.
  public var decimalString: String { currency.decimalString(ofMinorUnits: minorUnits) }

  /// The digits before and after the point, without a sign.
  var decimalParts: (whole: Substring, fraction: Substring) { currency.decimalParts(of: minorUnits) }
}

extension Currency {
  /// An amount as ``Money/decimalString`` writes it, also one wider than `Money`, such as the sum of many prices.
  public func decimalString(ofMinorUnits minorUnits: some SignedInteger) -> String {
    let parts = decimalParts(of: minorUnits)
    let sign = minorUnits < 0 ? "-" : ""
    return parts.fraction.isEmpty ? "\(sign)\(parts.whole)" : "\(sign)\(parts.whole).\(parts.fraction)"
  }

  func decimalParts(of minorUnits: some SignedInteger) -> (whole: Substring, fraction: Substring) {
    let digits = String(minorUnits.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    let point = padded.index(padded.endIndex, offsetBy: -decimals)
    return (padded[..<point], padded[point...])
  }
}
