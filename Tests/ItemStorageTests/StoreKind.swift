import Foundation
import Item
import ItemStorage
import SQLiteStorage
import Storage

/// The two stores, which must not differ.
enum StoreKind: CaseIterable {
  case memory, database

  func make() throws -> any ItemStore {
    switch self {
    case .memory: MemoryItemStore()
    case .database: DatabaseItemStore(try itemDatabase())
    }
  }
}

func itemDatabase() throws -> SQLiteDatabase {
  let database = try SQLiteDatabase.inMemory()
  try database.migrate(ItemMigrations.all)
  return database
}

extension ItemStore {
  @discardableResult
  func add(
    _ title: String, _ description: String = "", price: Int64 = 1, currency: String = "EUR", category: String? = nil,
    condition: Condition? = nil, sellerId: String = "ana"
  ) throws -> Listing {
    let reference = "\(try search(.everything).count)"
    let details = ListingDetails(
      title: title, description: description, price: price == 0 ? .free : .amount(price), currencyCode: currency,
      category: category, condition: condition)
    return try insertListing(sellerId: sellerId, reference: reference, details: details, at: instant(1))
  }

  func found(_ text: String) throws -> [String] {
    try search(SearchRequest(query: SearchQuery(text), filter: ListingFilter(), order: .relevance, limit: 100))
      .map(\.title)
  }
}

extension SearchRequest {
  static let everything = SearchRequest(
    query: .everything, filter: ListingFilter(states: Set(ListingStatus.State.allCases)), order: .newest, limit: 1_000)
}

func instant(_ milliseconds: Int64) -> Date {
  Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
}
