import UserInterface

// What a seller does by hand. Each change is recorded with who and when, in the same transaction.
extension ItemManager {
  /// Holds an available item for a buyer, at its asking price where none is given. Its seller alone may.
  @discardableResult
  public func reserve(
    _ number: Int64, for buyerId: String, priceMinorUnits: Int64? = nil, by actorId: String
  ) throws -> Listing {
    try asSeller(actorId, of: number) { listing in
      try hold(
        listing, for: buyerId, priceMinorUnits: priceMinorUnits ?? listing.priceMinorUnits, actorId: actorId)
    }
  }

  /// Makes a reserved item available again. Its seller alone may.
  @discardableResult
  public func release(_ number: Int64, by actorId: String) throws -> Listing {
    try asSeller(actorId, of: number) { try free($0, actorId: actorId) }
  }

  /// Makes an item sold, to its holder or as a sale on the spot, and finishes the deal. Its seller alone may.
  ///
  /// Without a price it is the agreed one, and on the spot the asking price.
  @discardableResult
  public func sell(
    _ number: Int64, to buyerId: String, priceMinorUnits: Int64? = nil, by actorId: String
  ) throws -> Listing {
    try asSeller(actorId, of: number) { listing in
      guard listing.status.state != .sold else { throw try refusal(of: listing) }
      return try finish(listing, buyerId: buyerId, priceMinorUnits: priceMinorUnits, actorId: actorId)
    }
  }

  /// Withdraws an available item. Its seller alone may.
  @discardableResult
  public func remove(_ number: Int64, by actorId: String) throws -> Listing {
    try asSeller(actorId, of: number) { listing in
      guard listing.status == .available else { throw try refusal(of: listing) }
      return try record(.removed, for: listing, actorId: actorId)
    }
  }

  private func asSeller(_ actorId: String, of number: Int64, _ change: (Listing) throws -> Listing) throws -> Listing {
    try store.transaction {
      let listing = try listing(number)
      guard listing.sellerId == actorId else { throw ItemError.notSeller(item: number) }
      return try change(listing)
    }
  }
}

// What other modules do when both sides agreed: either side may have taken the last step.
extension ItemManager {
  /// Holds an available item for a buyer at an agreed price.
  func settle(_ number: Int64, buyerId: String, priceMinorUnits: Int64, actorId: String) throws {
    try store.transaction {
      let listing = try listing(number)
      try requireParty(actorId, of: listing, buyerId: buyerId)
      _ = try hold(listing, for: buyerId, priceMinorUnits: priceMinorUnits, actorId: actorId)
    }
  }

  /// Makes a reserved item available again, for its seller or its holder.
  func withdraw(_ number: Int64, actorId: String) throws {
    try store.transaction {
      let listing = try listing(number)
      try requireParty(actorId, of: listing, buyerId: listing.holderId)
      _ = try free(listing, actorId: actorId)
    }
  }

  /// Makes an item sold to a buyer and finishes the deal; one already sold to this buyer stays as it is. Of an item that
  /// nobody holds the buyer alone cannot say so: nothing was agreed.
  func deliver(_ number: Int64, to buyerId: String, actorId: String) throws {
    try store.transaction {
      let listing = try listing(number)
      try requireParty(actorId, of: listing, buyerId: buyerId)
      guard !listing.isSold(to: buyerId) else { return }
      guard listing.status != .available || actorId == listing.sellerId else { throw try refusal(of: listing) }
      _ = try finish(listing, buyerId: buyerId, priceMinorUnits: nil, actorId: actorId)
    }
  }

  private func requireParty(_ actorId: String, of listing: Listing, buyerId: String?) throws {
    guard actorId == listing.sellerId || actorId == buyerId else { throw ItemError.notParty(item: listing.number) }
  }
}

// The steps themselves, inside a transaction of the above.
extension ItemManager {
  private func hold(
    _ listing: Listing, for buyerId: String, priceMinorUnits: Int64, actorId: String
  ) throws -> Listing {
    guard listing.status == .available else { throw try refusal(of: listing) }
    try requireBuyer(buyerId, of: listing)
    let agreement = ListingStatus.Agreement(buyerId: buyerId, priceMinorUnits: try checked(priceMinorUnits))
    return try record(.reserved(agreement), for: listing, actorId: actorId)
  }

  private func free(_ listing: Listing, actorId: String) throws -> Listing {
    guard listing.isReserved else { throw try refusal(of: listing) }
    return try record(.available, for: listing, actorId: actorId)
  }

  private func finish(
    _ listing: Listing, buyerId: String, priceMinorUnits: Int64?, actorId: String
  ) throws -> Listing {
    switch listing.status {
    case .available: try requireBuyer(buyerId, of: listing)
    case .reserved where listing.isReserved(for: buyerId): break
    case .reserved, .sold, .removed: throw try refusal(of: listing)
    }
    let price = try checked(priceMinorUnits ?? listing.agreedPriceMinorUnits ?? listing.priceMinorUnits)
    let agreement = ListingStatus.Agreement(buyerId: buyerId, priceMinorUnits: price)
    let sold = try record(.sold(agreement), for: listing, actorId: actorId)
    try users().recordDeal(
      itemId: listing.id, sellerId: listing.sellerId, buyerId: buyerId, priceMinorUnits: price,
      currencyCode: listing.currencyCode)
    return sold
  }

  private func checked(_ priceMinorUnits: Int64) throws -> Int64 {
    guard priceMinorUnits >= 0 else { throw ItemError.invalid(.price, .notPositive) }
    return priceMinorUnits
  }

  private func requireBuyer(_ buyerId: String, of listing: Listing) throws {
    guard buyerId != listing.sellerId else { throw ItemError.ownItem(item: listing.number) }
    guard try users().user(buyerId) != nil else { throw ItemError.unknownUser(buyerId) }
    guard try !users().isBlocked(listing.sellerId, with: buyerId) else { throw ItemError.blocked(userId: buyerId) }
  }

  private func record(_ status: ListingStatus, for listing: Listing, actorId: String) throws -> Listing {
    var changed = listing
    changed.status = status
    changed.updatedAt = moment
    try store.update(changed)
    try store.insertStatusChange(
      StatusChange(number: listing.number, status: status, actorId: actorId, at: changed.updatedAt))
    return changed
  }
}
