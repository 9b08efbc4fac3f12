import Chat
import ChatStorage
import Item
import ItemStorage
import SQLiteStorage
import Shipping
import ShippingStorage
import User
import UserStorage

@testable import marketplace

/// What the features of a market stand on.
struct Ports: Sendable {
  let chat: any ChatStore
  let items: any ItemStore
  let users: any UserStore
  let shipping: any ShippingStore

  /// Stores in one memory.
  static func memory(steps: Steps = Steps()) -> Ports {
    let chat = MemoryChatStore()
    let items = MemoryItemStore()
    let users = MemoryUserStore()
    let shipping = MemoryShippingStore()
    let memory = SharedMemory(chat: chat, items: items, users: users, shipping: shipping)
    return Ports(chat: chat, items: items, users: users, shipping: shipping).on(memory, steps: steps)
  }

  /// Stores in a database of their own, as a program has them.
  static func database() throws -> Ports {
    let database = try SQLiteDatabase.inMemory()
    try database.migrate(marketMigrations)
    return Ports(in: database)
  }

  /// The same, where each call of a port is a step.
  static func database(_ database: SQLiteDatabase, steps: Steps) -> Ports {
    Ports(in: database).on(SharedDatabase(database: database), steps: steps)
  }

  /// Stores in a migrated database.
  init(in database: SQLiteDatabase) {
    self.init(
      chat: DatabaseChatStore(database), items: DatabaseItemStore(database), users: DatabaseUserStore(database),
      shipping: DatabaseShippingStore(database))
  }

  private init(
    chat: any ChatStore, items: any ItemStore, users: any UserStore, shipping: any ShippingStore
  ) {
    self.chat = chat
    self.items = items
    self.users = users
    self.shipping = shipping
  }

  private func on(_ disk: any SharedDisk, steps: Steps) -> Ports {
    Ports(
      chat: StepwiseChatStore(base: chat, disk: disk, steps: steps),
      items: StepwiseItemStore(base: items, disk: disk, steps: steps),
      users: StepwiseUserStore(base: users, disk: disk, steps: steps),
      shipping: StepwiseShippingStore(base: shipping, disk: disk, steps: steps))
  }
}
