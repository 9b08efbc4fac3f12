/// A number taken apart: its digits, without zeros on either side, times ten to the power of `exponent`.
struct ExactDecimal {
  /// Larger exponents are cut to this; no text can hold digits enough to make up for it.
  static let largestExponent = 1_000_000_000_000

  private(set) var isNegative = false
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0

  /// `text` is a JSON number.
  init(_ text: String) {
    var fractionDigits = 0
    var isFraction = false
    var isExponent = false
    var isExponentNegative = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"): if isExponent { isExponentNegative = true } else { isNegative = true }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if isExponent {
          exponent = min(exponent * 10 + Int(digit), Self.largestExponent)
        } else {
          if isFraction { fractionDigits += 1 }
          if digit != 0 || !digits.isEmpty { digits.append(digit) }
        }
      default: break
      }
    }
    exponent = (isExponentNegative ? -exponent : exponent) - fractionDigits
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { exponent = 0 }
  }
}
