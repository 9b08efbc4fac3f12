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
