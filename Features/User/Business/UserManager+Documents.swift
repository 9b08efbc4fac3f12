extension UserManager {
  /// Ties a document to the acting account. False in `isNew` where it was tied to it before.
  ///
  /// Its number is kept as a keyed hash and masked. Throws `UserError.invalidDocument`, and `documentTaken` where another
  /// account has it, without saying which.
  public func verifyDocument(
    _ kind: DocumentKind, number: String, by actor: Int64
  ) throws -> (document: VerifiedDocument, isNew: Bool) {
    let document: IdentityDocument
    do throws(DocumentFault) {
      document = try kind.document(number)
    } catch {
      throw UserError.invalidDocument(kind, error)
    }
    let fingerprint = try secrets.documents.fingerprint(of: document, isFirst: !store.hasDocuments())
    return try store.transaction {
      _ = try person(number: actor)
      if let known = try store.document(fingerprint: fingerprint) {
        guard known.account == actor else { throw UserError.documentTaken(kind) }
        return (known, false)
      }
      let verified = VerifiedDocument(
        kind: kind, fingerprint: fingerprint, masked: document.masked, account: actor, verified: moment)
      try store.addDocument(verified)
      return (verified, true)
    }
  }

  /// The documents of the acting account, oldest first.
  public func documents(of actor: Int64) throws -> [VerifiedDocument] {
    try store.documents(of: actor)
  }
}
