import Item
import Money
import Records

extension ListingRecord {
  /// The columns of an export as a table.
  static let columns = [
    "id", "title", "description", "price", "currency", "free", "category", "condition", "attributes", "place", "status",
    "createdAt",
  ]

  /// What an import of the same seller recognises as this listing, and finds unchanged.
  static func json(_ item: JoinedItem) -> JSONValue {
    [
      "id": .string(item.listing.reference), "title": .string(item.details.title),
      "description": .string(item.details.description), "price": .string(item.price.decimal),
      "currency": .string(item.price.currencyCode), "free": .bool(item.isFree),
      "category": .text(item.details.category),
      "condition": .text(item.details.condition?.rawValue), "attributes": item.details.attributesJSON,
      "place": .text(item.details.place), "status": .string(item.state.rawValue),
      "createdAt": .time(item.listing.createdAt),
    ]
  }

  /// The same as a row of a table; attributes are an object of JSON.
  static func row(_ item: JoinedItem) -> [String] {
    let record = json(item)
    return columns.map { column in
      switch record[column] {
      case .string(let text): text
      case .bool(let flag): String(flag)
      case .object(let object) where !object.members.isEmpty:
        String(decoding: JSONValue.object(object).encoded(), as: UTF8.self)
      default: ""
      }
    }
  }
}
