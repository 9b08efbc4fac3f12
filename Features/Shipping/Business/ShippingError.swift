#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why Shipping refused a request.
public enum ShippingError: Error, Sendable, Equatable {
  /// No shipment has this number.
  case unknownShipment(Int64)

  /// No item has this id.
  case unknownItem(String)

  /// No carrier has this code.
  case unknownCarrier(String)

  /// Only the item's seller may ship it.
  case notSellerOfItem(String)

  /// Only the seller of the parcel may enter what its carrier reports.
  case notSeller(shipment: Int64)

  /// Only the buyer of the parcel may receive it.
  case notBuyer(shipment: Int64)

  /// Who asks is neither the seller nor the buyer. It does not tell what is in the parcel.
  case notParty(shipment: Int64)

  /// The item is held for nobody, so there is no buyer to ship it to.
  case itemNotReserved(String)

  /// The item was sold already; there is nothing left to ship.
  case itemSold(String)

  /// The item is no longer held for the buyer of this parcel: it was released, or went to somebody else.
  case itemNoLongerHeld(shipment: Int64, itemId: String)

  /// The item has a parcel to this buyer already.
  case alreadyShipped(itemId: String, shipment: Int64)

  /// The tracking number is well-formed for no carrier.
  case invalidNumber(String, NumberFault)

  /// The tracking number is well-formed, but not for the carrier that was named.
  case otherCarrier(String, named: String, fitting: [String])

  /// The tracking number fits several carriers, and none was named.
  case ambiguousNumber(String, fitting: [String])

  /// A carrier does not report this status.
  case statusOfBuyer(ShipmentStatus)

  /// An event that has not happened yet.
  case eventInFuture(Date)

  /// A place or note of more characters than `limit`.
  case textTooLong(field: String, limit: Int)

  /// A place or note with line breaks or other control characters.
  case controlCharacter(field: String)

  /// A page cursor that no page gave out.
  case invalidCursor
}
