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
import ShippingPresentation
import ShippingStorage
import Storage
import User
import UserInterface
import UserStorage

/// The whole market: every feature on the disk of a location.
func wire(_ container: DependencyContainer, location: MarketLocation, legacy: LegacyApp) {
  wirePorts(container, location: location)
  wireFeatures(container, legacy: legacy)
}

/// What the features stand on: the clock and the disk of this machine.
private func wirePorts(_ container: DependencyContainer, location: MarketLocation) {
  container.register(MarketClock.self, dependency: .system)
  container.register(MarketDatabase.self, dependency: MarketDatabase { try openMarket(at: location) })
  container.register((any ChatStore).self, building: MarketDatabase.self) { DatabaseChatStore($0) }
  container.register((any ItemStore).self, building: MarketDatabase.self) { DatabaseItemStore($0) }
  container.register((any UserStore).self, building: MarketDatabase.self) { DatabaseUserStore($0) }
  container.register((any ShippingStore).self, building: MarketDatabase.self) { DatabaseShippingStore($0) }
  container.register(
    UserMachine.self,
    dependency: UserMachine(
      sessionFile: LocatedSessionFile(location: location),
      secrets: .machine(documentKeyPath: location.documentKeyPath),
      selectedHandle: { location.selectedHandle }))
}

/// What User needs of a machine besides a store.
struct UserMachine: Sendable {
  let sessionFile: any SessionFile
  let secrets: UserSecrets
  let selectedHandle: @Sendable () -> String?
}

/// Every feature on its ports, and each of their neighbours through an interface. The only place that knows them all.
func wireFeatures(_ container: DependencyContainer, legacy: LegacyApp) {
  container.register((any LegacyInterface).self, dependency: legacy)

  container.register(
    ChatFeature.self, building: (any ChatStore).self, MarketClock.self,
    requires: (any ItemInterface).self, (any UserInterface).self, (any LegacyInterface).self
  ) { store, clock, items, users, legacy in
    ChatFeature(store: store, items: items(), users: users(), legacy: legacy(), now: clock.now)
  }
  .also((any ChatInterface).self) { $0 }

  container.register(
    ItemFeature.self, building: (any ItemStore).self, MarketClock.self,
    requires: (any UserInterface).self, (any ChatInterface).self, (any LegacyInterface).self
  ) { store, clock, users, chat, legacy in
    ItemFeature(store: store, users: users(), chat: chat(), legacy: legacy(), now: clock.now)
  }
  .also((any ItemInterface).self) { $0 }

  container.register(
    UserFeature.self, building: (any UserStore).self, UserMachine.self, MarketClock.self,
    requires: (any ItemInterface).self, (any LegacyInterface).self
  ) { store, machine, clock, items, legacy in
    UserFeature(
      store: store, sessionFile: machine.sessionFile, secrets: machine.secrets, items: items(), legacy: legacy(),
      selectedHandle: machine.selectedHandle(), now: clock.now)
  }
  .also((any UserInterface).self) { $0 }

  container.register(
    ShippingFeature.self, building: (any ShippingStore).self, MarketClock.self,
    requires: (any ItemInterface).self, (any UserInterface).self, (any ChatInterface).self
  ) { store, clock, items, users, chat in
    ShippingFeature(
      store: store, items: items(), users: users(), chat: chat(), wording: LocalizedArrivalWording(), now: clock.now)
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
