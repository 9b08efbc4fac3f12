/// Documents that are tied to accounts.
public protocol DocumentStore: Sendable {
  /// The document with this fingerprint.
  func document(fingerprint: String) throws -> VerifiedDocument?

  /// Whether any document is kept.
  func hasDocuments() throws -> Bool

  /// The documents of an account, oldest first.
  func documents(of account: Int64) throws -> [VerifiedDocument]

  /// Ties a document that is tied to nobody yet.
  func addDocument(_ document: VerifiedDocument) throws
}
