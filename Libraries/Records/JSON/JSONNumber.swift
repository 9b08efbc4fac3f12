/// A JSON number as its text, so that no digit is lost: `701694.00` stays `701694.00`.
///
/// Two numbers are equal when their texts are: `1.0` is not `1`. Compare values through the exact conversions.
public struct JSONNumber: Hashable, Sendable {
  /// The number as RFC 8259, section 6, writes it.
  public let text: String

  /// A number from its text; nil where the text is no JSON number, such as `01`, `+1`, `.5` or `NaN`.
  public init?(_ text: String) {
    var copy = text
    let isNumber = copy.withUTF8 { bytes in
      var parser = JSONParser(bytes)
      guard (try? parser.number()) != nil else { return false }
      return parser.position == bytes.count
    }
    guard isNumber else { return nil }
    self.text = text
  }

  /// A whole number.
  public init(_ integer: some BinaryInteger) {
    text = String(integer)
  }

  /// The caller has checked the grammar.
  init(checked text: String) {
    self.text = text
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
