public import Storage
public import User

extension DatabaseUserStore {
  /// The document with this fingerprint.
  public func document(fingerprint: String) throws -> VerifiedDocument? {
    try documents("fingerprint = \(fingerprint)").first
  }

  /// Whether any document is kept.
  public func hasDocuments() throws -> Bool {
    try database.read { db in
      try db.value("SELECT EXISTS (SELECT 1 FROM user_document)", as: Bool.self) ?? false
    }
  }

  /// The documents of an account.
  public func documents(of account: Int64) throws -> [VerifiedDocument] {
    try documents("account = \(account)")
  }

  /// Ties a document to an account.
  public func addDocument(_ document: VerifiedDocument) throws {
    try execute(
      """
      INSERT INTO user_document (fingerprint, kind, masked, account, verified_at) VALUES (\(document.fingerprint),
        \(document.kind), \(document.masked), \(document.account), \(document.verified))
      """)
  }

  private func documents(_ condition: SQL) throws -> [VerifiedDocument] {
    try database.read { db in
      try db.rows(
        "SELECT kind, fingerprint, masked, account, verified_at FROM user_document WHERE \(condition) ORDER BY id"
      ) { row in
        VerifiedDocument(
          kind: try row["kind"], fingerprint: try row["fingerprint"], masked: try row["masked"],
          account: try row["account"], verified: try row["verified_at"])
      }
    }
  }
}

extension DocumentKind: DatabaseConvertible {}
