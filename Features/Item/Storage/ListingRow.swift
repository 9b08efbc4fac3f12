#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
public import Item
public import Storage

extension ListingStatus.State: DatabaseConvertible {}
extension Condition: DatabaseConvertible {}

/// How a listing lies in a row of `item_listing`.
enum ListingRow {
  static let columns: SQL = """
    number, seller_id, reference, title, description, price, currency, category, condition, attributes, place, state,
    holder_id, agreed_price, created_at, updated_at
    """

  static func listing(_ row: borrowing Row) throws -> Listing {
    let price: Int64 = try row["price"]
    let details = ListingDetails(
      title: try row["title"], description: try row["description"], price: price == 0 ? .free : .amount(price),
      currencyCode: try row["currency"], category: try row["category"], condition: try row["condition"],
      attributes: try attributes(try row["attributes"]), place: try row["place"])
    return Listing(
      number: try row["number"], sellerId: try row["seller_id"], reference: try row["reference"], details: details,
      status: try status(row), createdAt: try row["created_at"], updatedAt: try row["updated_at"])
  }

  static func statusChange(_ row: borrowing Row) throws -> StatusChange {
    StatusChange(
      number: try row["listing"], status: try status(row), actorId: try row["actor_id"], at: try row["at"])
  }

  /// The text that attributes are stored as: a JSON object, its names in order.
  static func text(of attributes: [String: String]) throws -> String {
    guard !attributes.isEmpty else { return "{}" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(attributes), as: UTF8.self)
  }

  private static func attributes(_ text: String) throws -> [String: String] {
    guard text != "{}" else { return [:] }
    do {
      return try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    } catch {
      throw StorageError(.column("attributes"), message: "column \"attributes\" holds no object of texts")
    }
  }

  private static func status(_ row: borrowing Row) throws -> ListingStatus {
    var agreement: ListingStatus.Agreement?
    if let buyerId: String = try row["holder_id"], let price: Int64 = try row["agreed_price"] {
      agreement = ListingStatus.Agreement(buyerId: buyerId, priceMinorUnits: price)
    }
    guard let status = ListingStatus(try row["state"], agreement: agreement) else {
      throw StorageError(.column("holder_id"), message: "a held listing without a holder")
    }
    return status
  }
}
