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
