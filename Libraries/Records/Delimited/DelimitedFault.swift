/// How a text breaks the grammar of CSV (RFC 4180) or TSV, or the shape that its header announces.
public enum DelimitedFault: Hashable, Sendable {
  /// A quote inside a field that did not start with one.
  case strayQuote

  /// Something between a closing quote and the next separator.
  case textAfterQuote

  /// The end came before the closing quote.
  case unclosedQuote

  /// A carriage return that no line feed follows, outside quotes.
  case strayCarriageReturn

  /// Bytes that are no UTF-8.
  case invalidUTF8

  /// The row has more or fewer fields than the header.
  case fieldCount(found: Int, expected: Int)

  /// Two columns have the same name.
  case duplicateColumn

  /// There is no such column.
  case noColumn
}

extension DelimitedFault: CustomStringConvertible {
  /// What is wrong, in English, without a full stop.
  public var description: String {
    switch self {
    case .strayQuote: "a quote inside a field that does not start with one"
    case .textAfterQuote: "text after the closing quote"
    case .unclosedQuote: "the closing quote is missing"
    case .strayCarriageReturn: "a carriage return without a line feed"
    case .invalidUTF8: "invalid UTF-8"
    case .fieldCount(let found, let expected): "the row has \(found) fields, but the header has \(expected)"
    case .duplicateColumn: "two columns have this name"
    case .noColumn: "there is no such column"
    }
  }
}
