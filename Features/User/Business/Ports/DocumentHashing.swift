/// Recognises a document without keeping its number.
///
/// There are few enough numbers to try them all, so the hash needs a key that is not stored beside it.
public protocol DocumentHashing: Sendable {
  /// The same text for the same document, from which the number cannot be found without the key. The key may be made for
  /// the first document only: with another one, documents that are kept would not be recognised.
  func fingerprint(of document: IdentityDocument, isFirst: Bool) throws -> String
}
