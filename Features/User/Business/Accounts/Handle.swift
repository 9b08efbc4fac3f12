/// The name that people type: 2 to 30 of `a`–`z`, `0`–`9`, `_`, `.` and `-`, unique over all accounts.
///
/// Only ASCII, so that two handles that look alike are the same one; no `-` in front, which would make it an option.
public struct Handle: Hashable, Sendable, CustomStringConvertible {
  /// The handle in lower case, without `@`.
  public let text: String

  /// How long a handle may be.
  public static let lengths = 2...30

  /// Reads a handle in either case, with or without a leading `@`. Throws `UserError.invalidHandle`.
  public init(_ typed: String) throws {
    let scalars = typed.unicodeScalars.drop { $0 == "@" }
    guard typed.unicodeScalars.count - scalars.count <= 1,
      Self.lengths.contains(scalars.count), scalars.first != "-",
      let text = Self.lowercased(scalars)
    else { throw UserError.invalidHandle(typed) }
    self.text = text
  }

  /// A handle that was valid when it was stored.
  public init(stored text: String) {
    self.text = text
  }

  /// The handle as text, without `@`.
  public var description: String { text }

  private static func lowercased(_ scalars: Substring.UnicodeScalarView) -> String? {
    var text = ""
    for scalar in scalars {
      switch scalar {
      case "a"..."z", "0"..."9", "_", ".", "-": text.unicodeScalars.append(scalar)
      case "A"..."Z": text.append(Character(UnicodeScalar(UInt8(scalar.value) + 32)))
      default: return nil
      }
    }
    return text
  }
}
