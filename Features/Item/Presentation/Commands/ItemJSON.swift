import Item
import Money
import Records

/// How programs see items.
extension JoinedItem {
  var json: JSONValue { .object(members) }

  fileprivate var members: JSONObject {
    var object: JSONObject = [
      "number": .number(number), "reference": .string(listing.reference), "title": .string(details.title),
      "description": .string(details.description), "price": .string(price.decimal),
      "currency": .string(price.currencyCode), "free": .bool(isFree), "status": .string(state.rawValue),
      "seller": .text(seller), "category": .text(details.category), "condition": .text(details.condition?.rawValue),
      "attributes": details.attributesJSON, "place": .text(details.place),
      "createdAt": .time(listing.createdAt), "updatedAt": .time(listing.updatedAt),
    ]
    if let agreement {
      object["buyer"] = .text(agreement.buyer)
      object["agreedPrice"] = .string(agreement.price.decimal)
    }
    return object
  }
}

extension JoinedItemPage {
  var json: JSONValue { ["items": .array(items.map(\.json)), "next": .text(nextCursor)] }
}

extension JoinedItemDetail {
  var json: JSONValue {
    var object = item.members
    object["favourite"] = .bool(isFavourite)
    object["conversation"] = .id(conversation)
    object["history"] = .array(history.map(\.json))
    return .object(object)
  }
}

extension JoinedHistoryEntry {
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "status": .string(state.rawValue), "by": .text(actor), "at": .time(at),
    ]
    if let agreement {
      object["buyer"] = .text(agreement.buyer)
      object["price"] = .string(agreement.price.decimal)
    }
    return .object(object)
  }
}

extension ListingDetails {
  /// The names in order, so that the same listing is the same text.
  var attributesJSON: JSONValue {
    let members = attributes.sorted { $0.key < $1.key }.map {
      JSONObject.Member(name: $0.key, value: .string($0.value))
    }
    return .object(JSONObject(members))
  }
}
