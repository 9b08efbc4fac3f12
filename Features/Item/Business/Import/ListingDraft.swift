/// A listing from elsewhere, on its way into the market.
public struct ListingDraft: Sendable, Equatable {
  /// Its id there; without one it is known by its fields.
  public let foreignId: String?

  /// What it says, as it was written there.
  public let details: ListingDetails

  /// A draft as it was written elsewhere.
  public init(foreignId: String?, details: ListingDetails) {
    self.foreignId = foreignId
    self.details = details
  }

  /// What an import recognises a listing by: the foreign id, or a digest of all fields behind a `#`.
  func reference(of valid: ListingDetails) throws -> String {
    if let foreignId { return try TextRule.reference.checked(foreignId) }
    var digest = StableDigest()
    digest.add([valid.title, valid.description, String(valid.price.minorUnits), valid.currencyCode])
    digest.add([valid.category, valid.condition?.rawValue, valid.place])
    for (name, value) in valid.attributes.sorted(by: { $0.key < $1.key }) { digest.add([name, value]) }
    return "#" + digest.hex
  }
}

/// What became of a draft.
public enum ImportOutcome: Sendable, Equatable {
  /// The listing is new.
  case added(Listing)

  /// The listing was known and says something else now.
  case changed(Listing)

  /// The listing was known and says the same.
  case unchanged(Listing)

  /// A rule is against it.
  case refused(ItemError)
}
