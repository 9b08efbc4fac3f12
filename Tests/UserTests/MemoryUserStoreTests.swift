import FoundationEssentials
import Testing
import User

struct MemoryUserStoreTests {
  struct Stop: Error {}

  @Test("A transaction that throws leaves no trace, also inside another")
  func undoing() throws {
    let store = MemoryUserStore()
    let card = try Card(displayName: "Ana")
    let created = Date(timeIntervalSince1970: 0)
    try store.transaction {
      _ = try store.addAccount(handle: Handle("ana"), card: card, created: created)
      #expect(throws: Stop.self) {
        try store.transaction {
          _ = try store.addAccount(handle: Handle("bob"), card: card, created: created)
          throw Stop()
        }
      }
    }
    #expect(try store.people(handles: [Handle("ana"), Handle("bob")]).map(\.handle) == ["ana"])
  }
}
