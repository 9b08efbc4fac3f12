/// The grammar of an amount: `[sign] digits [ "." digits ]`.
enum DecimalAmount {
  struct Fault: Error {
    let reason: AmountFault
  }

  /// The minor units that the text stands for in a currency with so many decimals.
  static func parse(_ text: String, decimals: Int, sign: SignRule) -> Result<Int64, Fault> {
    func fault(_ reason: AmountFault) -> Result<Int64, Fault> { .failure(Fault(reason: reason)) }

    var digits = Substring(text)
    guard let first = digits.first else { return fault(.empty) }
    let isNegative = first == "-"
    if first == "-" || first == "+" {
      guard sign == .allowed else { return fault(.sign) }
      digits.removeFirst()
    }
    if let other = digits.first(where: { !$0.isDecimalDigit && $0 != "." }) {
      return fault(reason(for: other, in: digits))
    }
    let parts = digits.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count < 3 else { return fault(.grouping) }
    guard parts.allSatisfy({ !$0.isEmpty }) else { return fault(.missingDigits) }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.utf8.count <= decimals else { return fault(.tooManyDecimals) }

    // Counted downwards from zero: the negative range is the larger one.
    var minorUnits: Int64 = 0
    let padding = repeatElement(UInt8(ascii: "0"), count: decimals - fraction.utf8.count)
    for digit in [Array(parts[0].utf8), Array(fraction.utf8), Array(padding)].joined() {
      let tenfold = minorUnits.multipliedReportingOverflow(by: 10)
      let next = tenfold.partialValue.subtractingReportingOverflow(Int64(digit - UInt8(ascii: "0")))
      guard !tenfold.overflow, !next.overflow else { return fault(.overflow) }
      minorUnits = next.partialValue
    }
    guard !isNegative else { return .success(minorUnits) }
    let positive = Int64(0).subtractingReportingOverflow(minorUnits)
    return positive.overflow ? fault(.overflow) : .success(positive.partialValue)
  }

  /// Tells a decimal comma from separated thousands: `5,50` from `1,234.50` and `1.234,50`.
  private static func reason(for character: Character, in digits: Substring) -> AmountFault {
    let separators: Set<Character> = [",", "'", "’", "٫", "٬", "_", " ", "\u{A0}", "\u{202F}"]
    if separators.contains(character) {
      let outsiders = digits.filter { !$0.isDecimalDigit }
      guard outsiders.allSatisfy({ $0 == "." || separators.contains($0) }), outsiders.count < digits.count else {
        return .unexpected(outsiders.first { $0 != "." && !separators.contains($0) } ?? character)
      }
      return character == "," && outsiders.count == 1 ? .wrongSeparator : .grouping
    }
    let isExponent = (character == "e" || character == "E") && digits.first?.isDecimalDigit == true
    return isExponent ? .exponent : .unexpected(character)
  }
}

extension Character {
  /// One of the ten ASCII digits; `isNumber` and `isWholeNumber` accept the digits of every script.
  fileprivate var isDecimalDigit: Bool { ("0"..."9").contains(self) && utf8.count == 1 }
}
