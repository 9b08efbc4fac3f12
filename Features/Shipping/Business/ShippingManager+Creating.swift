import ItemInterface

extension ShippingManager {
  /// Makes a shipment of an item to the buyer for whom it is reserved. Without a carrier, the number tells it.
  ///
  /// Throws `ShippingError` where the item is not the seller's, is reserved for nobody or has a parcel already, and
  /// where the number is malformed, or fits another carrier or several.
  public func ship(
    itemId: String, trackingNumber: String, carrier: String?, by sellerId: String
  ) throws -> TrackedShipment {
    try store.transaction {
      let buyerId = try recipient(ofItem: itemId, by: sellerId)
      let match = try match(trackingNumber, carrier: carrier)
      let label = ShippingLabel(
        itemId: itemId, sellerId: sellerId, buyerId: buyerId, carrier: match.carrier, service: match.service,
        trackingNumber: try plain(trackingNumber), createdAt: moment)
      return try tracked(store.insertShipment(label))
    }
  }

  /// The buyer whom a parcel with an item would be for. Throws `ShippingError` as `ship` does before it looks at the
  /// number.
  public func recipient(ofItem itemId: String, by sellerId: String) throws -> String {
    let buyerId = try buyer(ofItem: itemId, by: sellerId)
    if let existing = try store.shipment(itemId: itemId, buyerId: buyerId) {
      throw ShippingError.alreadyShipped(itemId: itemId, shipment: existing.number)
    }
    return buyerId
  }

  /// Whether an item has a parcel to a buyer. One query.
  public func isShipped(itemId: String, to buyerId: String) throws -> Bool {
    try store.shipment(itemId: itemId, buyerId: buyerId) != nil
  }

  private func buyer(ofItem itemId: String, by sellerId: String) throws -> String {
    guard let item = try items().item(itemId) else { throw ShippingError.unknownItem(itemId) }
    guard item.sellerId == sellerId else { throw ShippingError.notSellerOfItem(itemId) }
    guard !item.isSold else { throw ShippingError.itemSold(itemId) }
    guard item.isReserved, let buyerId = item.holderId else { throw ShippingError.itemNotReserved(itemId) }
    return buyerId
  }

  private func plain(_ trackingNumber: String) throws(ShippingError) -> String {
    do {
      return try PlainNumber(trackingNumber).text
    } catch {
      throw .invalidNumber(trackingNumber, error)
    }
  }

  private func match(_ number: String, carrier code: String?) throws(ShippingError) -> CarrierMatch {
    let identification = catalogue.identify(number)
    if let code {
      guard let carrier = catalogue.carrier(code) else { throw .unknownCarrier(code) }
      if let match = identification.matches.first(where: { $0.carrier == carrier.code }) { return match }
    }
    if let fault = identification.fault { throw .invalidNumber(number, fault) }
    if let code { throw .otherCarrier(number, named: code, fitting: identification.carriers) }
    guard let match = identification.matches.first, identification.carriers.count == 1 else {
      throw .ambiguousNumber(number, fitting: identification.carriers)
    }
    return match
  }
}
