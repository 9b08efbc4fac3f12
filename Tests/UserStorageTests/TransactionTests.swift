import Testing
import User

@Suite("Transactions in every store")
struct TransactionTests {
  struct Stop: Error {}

  @Test("A transaction that throws leaves no trace", arguments: StoreKind.allCases)
  func undone(kind: StoreKind) throws {
    let store = try kind.make()
    #expect(throws: Stop.self) {
      try store.transaction {
        _ = try store.add("ana")
        throw Stop()
      }
    }
    #expect(try store.people(numbers: [1]).isEmpty)
  }

  @Test("An inner transaction that throws is undone alone", arguments: StoreKind.allCases)
  func inner(kind: StoreKind) throws {
    let store = try kind.make()
    try store.transaction {
      _ = try store.add("ana")
      #expect(throws: Stop.self) {
        try store.transaction {
          _ = try store.add("bob")
          throw Stop()
        }
      }
      #expect(try store.people(handles: [Handle("ana"), Handle("bob")]).count == 1)
    }
    #expect(try store.people(handles: [Handle("ana"), Handle("bob")]).count == 1)
  }
}
