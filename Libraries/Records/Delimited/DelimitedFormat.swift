/// What separates the fields and rows of a table that is written as text.
///
/// All formats quote alike (RFC 4180): a field with a separator, a quote or a line break in it stands in double quotes,
/// and a quote inside it is doubled.
public struct DelimitedFormat: Hashable, Sendable {
  let separator: UInt8
  let rowEnd: String

  /// Commas, and rows that end in CRLF: RFC 4180.
  public static let csv = DelimitedFormat(separator: UInt8(ascii: ","), rowEnd: "\r\n")

  /// Semicolons instead of commas, as spreadsheets write where the comma stands before decimals.
  public static let csvWithSemicolons = DelimitedFormat(separator: UInt8(ascii: ";"), rowEnd: "\r\n")

  /// Tabs, and rows that end in LF.
  public static let tsv = DelimitedFormat(separator: UInt8(ascii: "\t"), rowEnd: "\n")
}

/// What happens to fields that a spreadsheet would run as formulas: those that start with `=`, `+`, `-`, `@`, a tab or a
/// carriage return.
public enum FormulaRule: Sendable {
  /// They stay as they are.
  case kept

  /// An apostrophe is put before them, and before those that start with apostrophes and then one of the six; so
  /// reading by the same rule takes off what was put there and nothing else. Negative numbers get one as well.
  case neutralised

  /// The field as it is written.
  func writing(_ field: String) -> String {
    self == .neutralised && Self.isFormula(field.utf8.drop { $0 == Self.apostrophe }) ? "'" + field : field
  }

  /// The field as it was before it was written.
  func reading(_ field: String) -> String {
    guard self == .neutralised, field.utf8.first == Self.apostrophe,
      Self.isFormula(field.utf8.drop { $0 == Self.apostrophe })
    else { return field }
    return String(field.dropFirst())
  }

  private static let apostrophe = UInt8(ascii: "'")

  private static func isFormula(_ bytes: Substring.UTF8View) -> Bool {
    guard let first = bytes.first else { return false }
    return "=+-@\t\r".utf8.contains(first)
  }
}
