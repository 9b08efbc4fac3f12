extension CannedMarket {
  /// What an item is priced in; EUR where there is no such item.
  public func currencyCode(ofItem id: String) -> String {
    item(id)?.currencyCode ?? "EUR"
  }

  func item(_ id: String) -> CannedItem? {
    items.first { $0.id == id }
  }

  func items(ids: [String]) -> [CannedItem] {
    ids.compactMap(item)
  }

  /// The newest first; the cursor is the id of the last item before the page, which may have been removed since.
  func items(sellerId: String, limit: Int, cursor: String?) throws -> CannedPage {
    guard (1...1_000).contains(limit) else { throw CannedItemRefusal() }
    var listed = Array(items.filter { $0.sellerId == sellerId }.reversed())
    if let cursor {
      guard let last = listed.firstIndex(where: { $0.id == cursor }) else { throw CannedItemRefusal() }
      listed.removeSubrange(...last)
    }
    listed.removeAll { $0.status == .removed }
    let page = Array(listed.prefix(limit))
    return CannedPage(listed: page, nextCursor: listed.count > limit ? page.last?.id : nil)
  }

  func itemCounts(sellerId: String) -> CannedCounts {
    let own = items.filter { $0.sellerId == sellerId }
    return CannedCounts(onSale: own.count { $0.isAvailable || $0.isReserved }, sold: own.count(where: \.isSold))
  }

  mutating func reserve(_ id: String, buyerId: String, priceMinorUnits: Int64, actorId: String) throws {
    try change(id, buyerId: buyerId, actorId: actorId) { market, item in
      guard item.isAvailable else { throw item.refusal }
      try market.requireBuyer(buyerId, of: item)
      guard priceMinorUnits >= 0 else { throw CannedItemRefusal() }
      item.status = .reserved(buyerId: buyerId, priceMinorUnits: priceMinorUnits)
    }
  }

  mutating func release(_ id: String, actorId: String) throws {
    try change(id, buyerId: item(id)?.holderId, actorId: actorId) { _, item in
      guard item.isReserved else { throw item.refusal }
      item.status = .available
    }
  }

  mutating func markSold(_ id: String, buyerId: String, actorId: String) throws {
    try change(id, buyerId: buyerId, actorId: actorId) { market, item in
      if item.isSold(to: buyerId) { return }
      guard item.isAvailable || item.isReserved(for: buyerId) else { throw item.refusal }
      if item.isAvailable {
        guard actorId == item.sellerId else { throw CannedItemRefusal() }
        try market.requireBuyer(buyerId, of: item)
      }
      let price = item.agreedPriceMinorUnits ?? item.priceMinorUnits
      item.status = .sold(buyerId: buyerId, priceMinorUnits: price)
      try market.recordDeal(
        CannedDeal(
          itemId: id, sellerId: item.sellerId, buyerId: buyerId, priceMinorUnits: price,
          currencyCode: item.currencyCode))
    }
  }

  /// Changes an item for one of the two people whom its sale concerns; all of the change or nothing.
  private mutating func change(
    _ id: String, buyerId: String?, actorId: String, _ body: (inout CannedMarket, inout CannedItem) throws -> Void
  ) throws {
    guard let index = items.firstIndex(where: { $0.id == id }) else { throw CannedItemRefusal(isUnknownItem: true) }
    var item = items[index]
    guard actorId == item.sellerId || actorId == buyerId else { throw CannedItemRefusal() }
    var changed = self
    try body(&changed, &item)
    changed.items[index] = item
    self = changed
  }

  private func requireBuyer(_ buyerId: String, of item: CannedItem) throws {
    guard buyerId != item.sellerId, person(buyerId) != nil, !isBlocked(buyerId, with: item.sellerId) else {
      throw CannedItemRefusal()
    }
  }
}

extension CannedItem {
  fileprivate var refusal: CannedItemRefusal {
    CannedItemRefusal(holderId: holderId, isReserved: isReserved, isSold: isSold)
  }
}
