import Chat
import Item
import SQLiteStorage
import Shipping
import User

/// What several stores have in common: a transaction of one is one of all.
protocol SharedDisk: Sendable {
  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T
}

/// The memory of four stores that change together, as those in one database do.
struct SharedMemory: SharedDisk {
  let chat: MemoryChatStore
  let items: MemoryItemStore
  let users: MemoryUserStore
  let shipping: MemoryShippingStore

  /// Always entered in the same order, so that no two threads wait for each other.
  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    try users.transaction {
      try items.transaction { try chat.transaction { try shipping.transaction(body) } }
    }
  }
}

/// A database, where stores change together as it is.
struct SharedDatabase: SharedDisk {
  let database: SQLiteDatabase

  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    try database.write { _ in try body() }
  }
}
