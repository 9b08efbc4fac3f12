extension MemoryUserStore {
  /// The document with this fingerprint.
  public func document(fingerprint: String) throws -> VerifiedDocument? {
    try access { state in state.documents.first { $0.fingerprint == fingerprint } }
  }

  /// Whether any document is kept.
  public func hasDocuments() throws -> Bool {
    try access { state in !state.documents.isEmpty }
  }

  /// The documents of an account.
  public func documents(of account: Int64) throws -> [VerifiedDocument] {
    try access { state in state.documents.filter { $0.account == account } }
  }

  /// Ties a document to an account.
  public func addDocument(_ document: VerifiedDocument) throws {
    try access { state in
      try state.require(document.account)
      let isKnown = state.documents.contains { $0.fingerprint == document.fingerprint }
      guard !isKnown else { throw Misfit() }
      state.documents.append(document)
    }
  }
}
