import Chat
import ChatInterface
import ChatStorage
import Injection
import Item
import ItemInterface
import ItemStorage
import LegacyInterface
import SQLiteStorage
import Shipping
import ShippingStorage
import Storage
import User
import UserInterface
import UserStorage

/// Every feature on its port, and each of their neighbours through an interface. The only place that knows them all.
func wire(_ container: DependencyContainer, location: MarketLocation, legacy: LegacyApp) {
  container.register(MarketClock.self, dependency: .system)
  container.register(MarketDatabase.self, dependency: MarketDatabase { try openMarket(at: location) })
  container.register((any LegacyInterface).self, dependency: legacy)

  container.register(
    ChatFeature.self, building: MarketDatabase.self, MarketClock.self,
    requires: (any ItemInterface).self, (any UserInterface).self, (any LegacyInterface).self
  ) { database, clock, items, users, legacy in
    ChatFeature(
      store: DatabaseChatStore(database), items: items(), users: users(), legacy: legacy(), now: clock.now)
  }
  .also((any ChatInterface).self) { $0 }

  container.register(
    ItemFeature.self, building: MarketDatabase.self, MarketClock.self,
    requires: (any UserInterface).self, (any ChatInterface).self, (any LegacyInterface).self
  ) { database, clock, users, chat, legacy in
    ItemFeature(
      store: DatabaseItemStore(database), users: users(), chat: chat(), legacy: legacy(), now: clock.now)
  }
  .also((any ItemInterface).self) { $0 }

  container.register(
    UserFeature.self, building: MarketDatabase.self, MarketClock.self,
    requires: (any ItemInterface).self, (any LegacyInterface).self
  ) { database, clock, items, legacy in
    UserFeature(
      store: DatabaseUserStore(database), sessionFile: LocatedSessionFile(location: location),
      secrets: .machine(documentKeyPath: location.documentKeyPath),
      items: items(), legacy: legacy(), selectedHandle: location.selectedHandle, now: clock.now)
  }
  .also((any UserInterface).self) { $0 }

  container.register(
    ShippingFeature.self, building: MarketDatabase.self, MarketClock.self,
    requires: (any ItemInterface).self, (any ChatInterface).self
  ) { database, clock, items, chat in
    ShippingFeature(
      store: DatabaseShippingStore(database), items: items(), chat: chat(), now: clock.now)
  }
}

/// The steps of all features that lead to the schema of this version.
let marketMigrations = UserMigrations.all + ItemMigrations.all + ChatMigrations.all + ShippingMigrations.all

/// "mrkt" in ASCII: marks a file as a market's.
let marketApplicationID: Int32 = 0x6d72_6b74

/// Opens the market's database, makes it where it is missing, and brings it to the schema of this version.
private func openMarket(at location: MarketLocation) throws -> SQLiteDatabase {
  try location.prepareDatabaseFolder()
  let database = try SQLiteDatabase(
    path: location.databasePath, configuration: .init(applicationID: marketApplicationID))
  try database.migrate(marketMigrations)
  return database
}
