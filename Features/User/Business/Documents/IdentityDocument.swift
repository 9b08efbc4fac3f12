/// A number whose check digits are right. That does not say that anybody was given it.
public struct IdentityDocument: Hashable, Sendable {
  /// What it is.
  public let kind: DocumentKind

  /// The number in upper case without separators.
  public let number: String

  /// All hidden but the last two characters, such as `***.***.***-09`.
  public let masked: String

  init(kind: DocumentKind, symbols: [UInt8]) {
    self.kind = kind
    self.number = String(decoding: symbols, as: UTF8.self)
    let shown = symbols.suffix(2).map { Character(UnicodeScalar($0)) }
    self.masked = kind.layout.mask + String(shown)
  }
}
