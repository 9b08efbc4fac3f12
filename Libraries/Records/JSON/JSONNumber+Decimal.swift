extension JSONNumber {
  /// What to do with digits below the last one wanted.
  public enum Remainder: Sendable {
    /// There must be none but zeros.
    case refused

    /// Cut them off, towards zero.
    case dropped
  }

  /// The value as a whole number: `12`, `12.0` and `1.2e1` are 12; nil where it is none, or outside `Int64`.
  public var int64: Int64? { int64(scale: 0) }

  /// The value times ten to the power of `scale` as a whole number, such as `1.25` with scale 3 as 1250; nil where it
  /// is outside `Int64`, or has digits below and they are refused. O(length of the text).
  public func int64(scale: Int, remainder: Remainder = .refused) -> Int64? {
    let decimal = ExactDecimal(text)
    var result: Int64 = 0
    let wanted = decimal.digits.count + clamped(decimal.exponent + clamped(scale))
    for (index, digit) in decimal.digits.enumerated() {
      guard index < wanted else {
        guard remainder == .dropped else { return nil }
        break
      }
      guard let next = Self.appending(digit, to: result, isNegative: decimal.isNegative) else { return nil }
      result = next
    }
    guard result != 0, wanted > decimal.digits.count else { return result }
    for _ in decimal.digits.count..<wanted {
      guard let next = Self.appending(0, to: result, isNegative: decimal.isNegative) else { return nil }
      result = next
    }
    return result
  }

  /// The value without a power of ten and without needless zeros: `1.50e2` is `150`, `5.0` is `5`, `-0` is `0`.
  ///
  /// Nil where that takes more than `maximumLength` digits, as `1e1000000` would. O(length of the text).
  public func decimalString(maximumLength: Int = 400) -> String? {
    let decimal = ExactDecimal(text)
    guard !decimal.digits.isEmpty else { return "0" }
    let pointAt = decimal.digits.count + decimal.exponent
    let length = max(decimal.digits.count, pointAt, decimal.digits.count - pointAt)
    guard length <= maximumLength else { return nil }
    var result = decimal.isNegative ? "-" : ""
    func append(_ digits: some Sequence<UInt8>) {
      for digit in digits { result.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit)) }
    }
    if pointAt <= 0 {
      result += "0."
      append(repeatElement(0, count: -pointAt))
      append(decimal.digits)
    } else {
      append(decimal.digits.prefix(pointAt))
      append(repeatElement(0, count: max(0, pointAt - decimal.digits.count)))
      guard pointAt < decimal.digits.count else { return result }
      result += "."
      append(decimal.digits.dropFirst(pointAt))
    }
    return result
  }

  private static func appending(_ digit: UInt8, to value: Int64, isNegative: Bool) -> Int64? {
    let tenfold = value.multipliedReportingOverflow(by: 10)
    let next =
      isNegative
      ? tenfold.partialValue.subtractingReportingOverflow(Int64(digit))
      : tenfold.partialValue.addingReportingOverflow(Int64(digit))
    return tenfold.overflow || next.overflow ? nil : next.partialValue
  }

  private func clamped(_ value: Int) -> Int {
    min(max(value, -ExactDecimal.largestExponent), ExactDecimal.largestExponent)
  }
}
