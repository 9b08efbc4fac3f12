import Storage

/// Changes of a database that one connection has to itself.
final class MemoryChangeFeed: ChangeFeed {
  private let hub = ChangeHub()

  func subscribe(to tables: Set<String>) -> DatabaseChanges {
    hub.subscribe(to: tables) {}
  }

  func publish(_ tables: Set<String>) {
    hub.publish(tables)
  }
}
