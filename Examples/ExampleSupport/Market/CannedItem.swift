public import ItemInterface

/// Something on sale in the canned world.
public struct CannedItem: ItemSummary {
  /// Whether it can be had, and who holds it.
  public enum Status: Sendable, Equatable {
    case available
    case reserved(buyerId: String, priceMinorUnits: Int64)
    case sold(buyerId: String, priceMinorUnits: Int64)
    case removed
  }

  /// Opaque and stable: a number, as everywhere in the market.
  public let id: String
  /// 1 to 120 characters.
  public let title: String
  /// What else its seller says.
  public let text: String
  /// The user who offers the item.
  public let sellerId: String
  /// The asking price in minor units of `currencyCode`; 0 for a free item.
  public let priceMinorUnits: Int64
  /// ISO 4217.
  public let currencyCode: String
  /// Lower case, such as `bike`.
  public let category: String?
  /// Where it stands in the sale.
  public internal(set) var status: Status

  init(
    _ id: String, _ title: String, of sellerId: String, _ priceMinorUnits: Int64, _ currencyCode: String,
    category: String? = nil, text: String = "", status: Status = .available
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.sellerId = sellerId
    self.priceMinorUnits = priceMinorUnits
    self.currencyCode = currencyCode
    self.category = category
    self.status = status
  }

  /// Whether anybody may buy it now.
  public var isAvailable: Bool { status == .available }

  /// Whether it is held for a buyer.
  public var isReserved: Bool {
    if case .reserved = status { true } else { false }
  }

  /// Whether it changed hands.
  public var isSold: Bool {
    if case .sold = status { true } else { false }
  }

  /// Whether it is held for this user.
  public func isReserved(for userId: String) -> Bool { isReserved && holderId == userId }

  /// Whether it was sold to this user.
  public func isSold(to userId: String) -> Bool { isSold && holderId == userId }

  /// What was agreed with the holder, in minor units.
  public var agreedPriceMinorUnits: Int64? {
    switch status {
    case .reserved(_, let price), .sold(_, let price): price
    case .available, .removed: nil
    }
  }

  /// The buyer who holds or bought it.
  public var holderId: String? {
    switch status {
    case .reserved(let buyerId, _), .sold(let buyerId, _): buyerId
    case .available, .removed: nil
    }
  }
}

extension CannedItem: CustomStringConvertible {
  /// `item 4 "Desk lamp", reserved for 2`
  public var description: String {
    let state =
      switch status {
      case .available: "available"
      case .reserved(let buyerId, _): "reserved for \(buyerId)"
      case .sold(let buyerId, _): "sold to \(buyerId)"
      case .removed: "removed"
      }
    return "item \(id) \(title.debugDescription), \(state)"
  }
}

/// How many items somebody has.
struct CannedCounts: ItemCounts, CustomStringConvertible {
  let onSale: Int
  let sold: Int

  var description: String { "\(onSale) on sale, \(sold) sold" }
}

/// Some items, and where to go on.
struct CannedPage: ItemPage, CustomStringConvertible {
  let listed: [CannedItem]
  let nextCursor: String?

  var items: [any ItemSummary] { listed }

  var description: String {
    "items \(listed.map(\.id).joined(separator: ", "))" + (nextCursor.map { ", more after \($0)" } ?? "")
  }
}
