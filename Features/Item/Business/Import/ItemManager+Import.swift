extension ItemManager {
  /// Takes in as many of a seller's drafts, from the first on, as fit into one transaction of about `budget`, and at least
  /// one, so that others can write in between. Returns an outcome for each that it took.
  ///
  /// A draft that a rule is against does not stop the others. The rules are those of `add` and `edit`: the price of a
  /// reserved item, and all of one that is sold or removed, stays as it is.
  public func importListings(
    _ drafts: some Collection<ListingDraft>, sellerId: String, budget: Duration
  ) throws -> [ImportOutcome] {
    let end = ContinuousClock.now + budget
    return try store.transaction {
      var outcomes: [ImportOutcome] = []
      for draft in drafts {
        outcomes.append(try take(draft, sellerId: sellerId))
        if ContinuousClock.now >= end { break }
      }
      return outcomes
    }
  }

  private func take(_ draft: ListingDraft, sellerId: String) throws -> ImportOutcome {
    do {
      let details = try draft.details.validated()
      let reference = try draft.reference(of: details)
      guard let known = try store.listing(sellerId: sellerId, reference: reference) else {
        return .added(try insert(details, sellerId: sellerId, reference: reference))
      }
      let listing = try replaceDetails(of: known, with: details)
      return listing == known ? .unchanged(listing) : .changed(listing)
    } catch let error as ItemError {
      return .refused(error)
    }
  }
}
