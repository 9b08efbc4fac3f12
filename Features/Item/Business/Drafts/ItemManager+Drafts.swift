// Nobody sees what somebody else has not finished: each person has one draft, and only they are asked about it.
extension ItemManager {
  /// What this person was writing, also before the program ended by accident.
  public func draft(of userId: String) throws -> SaleDraft? {
    try store.draft(of: userId)
  }

  /// Keeps what this person is writing, in the place of what was kept before. An empty draft is none.
  public func keepDraft(_ draft: SaleDraft, of userId: String) throws {
    try store.setDraft(draft.isEmpty ? nil : draft, of: userId)
  }

  /// Throws this person's draft away.
  public func discardDraft(of userId: String) throws {
    try store.setDraft(nil, of: userId)
  }

  /// Puts an item on sale whose draft is done with: both or neither. Throws `ItemError.invalid`.
  @discardableResult
  public func publish(_ details: ListingDetails, sellerId: String) throws -> Listing {
    try store.transaction {
      let listing = try add(details, sellerId: sellerId)
      try store.setDraft(nil, of: sellerId)
      return listing
    }
  }
}
