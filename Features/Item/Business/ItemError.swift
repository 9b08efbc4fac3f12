public import ItemInterface

/// Why Item refused a request.
public enum ItemError: Error, Sendable, Equatable {
  /// No item has this id.
  case unknownItem(String)

  /// The item is held for a buyer.
  case reserved(item: Int64, holder: Holder)

  /// The item was sold to a buyer.
  case sold(item: Int64, holder: Holder)

  /// Its seller withdrew the item.
  case removed(item: Int64)

  /// Only their seller may look for items that were removed.
  case removedOfOthers

  /// The item is held for nobody.
  case notReserved(item: Int64)

  /// Only the item's seller may do this.
  case notSeller(item: Int64)

  /// Only the item's seller and the buyer may do this.
  case notParty(item: Int64)

  /// Sellers do not buy from themselves.
  case ownItem(item: Int64)

  /// The seller or the buyer blocks the other.
  case blocked(userId: String)

  /// No user has this id.
  case unknownUser(String)

  /// A field of a listing breaks a rule.
  case invalid(ListingField, FieldFault)

  /// A search text with nothing in it to look for.
  case searchWithoutWords(String)

  /// A search text with more words than anybody needs.
  case searchTooLong(limit: Int)

  /// A page of less than one item, or of more than the limit.
  case pageSize(limit: Int)

  /// A cursor that no page of this search gave.
  case invalidCursor

  /// Who holds an item.
  public struct Holder: Sendable, Equatable {
    /// The holder's id.
    public let id: String

    /// What people type; nil where the person is unknown by now.
    public let handle: String?

    /// A holder.
    public init(id: String, handle: String?) {
      self.id = id
      self.handle = handle
    }
  }
}

/// A field of a listing; the raw values are what people type.
public enum ListingField: String, Sendable, Equatable {
  case title, description, price, currency, category, attributes, place
  case reference = "id"
}

/// What is wrong with a field.
public enum FieldFault: Sendable, Equatable {
  case empty
  case tooLong(limit: Int)
  case tooMany(limit: Int)
  case repeated(String)
  case controlCharacter
  case malformed
  case notPositive
}

extension ItemError: ItemRefusal {
  /// The buyer who holds or bought the item, where that is the reason.
  public var holderId: String? {
    switch self {
    case .reserved(_, let holder), .sold(_, let holder): holder.id
    default: nil
    }
  }

  /// No item has this id.
  public var isUnknownItem: Bool {
    if case .unknownItem = self { true } else { false }
  }

  /// The item is held for `holderId`.
  public var isReserved: Bool {
    if case .reserved = self { true } else { false }
  }

  /// The item was sold to `holderId`.
  public var isSold: Bool {
    if case .sold = self { true } else { false }
  }
}
