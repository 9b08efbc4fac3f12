import Shipping
import Testing

@Suite("A transaction of every store of shipments")
struct TransactionContractTests {
  @Test("that throws leaves no trace", arguments: StoreKind.allCases)
  func rollBack(kind: StoreKind) throws {
    let store = try kind.make()
    #expect(throws: Stop.self) {
      try store.transaction {
        let number = try store.insertShipment(label()).number
        try store.insertEvent(event(.accepted, at: 1), shipment: number)
        throw Stop()
      }
    }
    #expect(try store.shipment(1) == nil)
    #expect(try store.events(of: [1]).isEmpty)
  }

  @Test("inside another undoes its own part alone", arguments: StoreKind.allCases)
  func nested(kind: StoreKind) throws {
    let store = try kind.make()
    try store.transaction {
      _ = try store.insertShipment(label(item: "1"))
      #expect(throws: Stop.self) {
        try store.transaction {
          _ = try store.insertShipment(label(item: "2"))
          throw Stop()
        }
      }
    }
    #expect(try store.shipments(of: "ana").map(\.label.itemId) == ["1"])
  }

  @Test("that throws undoes what others inside it finished", arguments: StoreKind.allCases)
  func undoOuter(kind: StoreKind) throws {
    let store = try kind.make()
    let number = try store.insertShipment(label()).number
    #expect(throws: Stop.self) {
      try store.transaction {
        try store.transaction { try store.insertEvent(event(.accepted, at: 1), shipment: number) }
        throw Stop()
      }
    }
    #expect(try store.events(of: [number]).isEmpty)
  }

  @Test("sees what it did, and so does a snapshot in it", arguments: StoreKind.allCases)
  func ownChanges(kind: StoreKind) throws {
    let store = try kind.make()
    try store.transaction {
      let shipment = try store.insertShipment(label())
      #expect(try store.snapshot { try store.shipment(shipment.number) } == shipment)
    }
  }

  @Test("is alone: each of many sees what the others before it did", arguments: StoreKind.allCases)
  func alone(kind: StoreKind) async throws {
    let store = try kind.make()
    let number = try store.insertShipment(label()).number
    try await withThrowingTaskGroup { group in
      for _ in 0..<50 {
        group.addTask {
          try store.transaction {
            let known = try store.events(of: [number])[number] ?? []
            try store.insertEvent(event(.inTransit, at: Double(known.count)), shipment: number)
          }
        }
      }
      try await group.waitForAll()
    }
    let times = try store.events(of: [number])[number]?.map(\.at)
    #expect(times == (0..<50).map { event(.inTransit, at: Double($0)).at })
  }

  @Test("is seen by a snapshot as a whole or not at all", arguments: StoreKind.allCases)
  func snapshots(kind: StoreKind) async throws {
    let store = try kind.make()
    let numbers = try ["1", "2"].map { try store.insertShipment(label(item: $0)).number }
    try await withThrowingTaskGroup { group in
      group.addTask {
        for index in 1...50 {
          try store.transaction {
            for number in numbers { try store.insertEvent(event(.inTransit, at: Double(index)), shipment: number) }
          }
        }
      }
      group.addTask {
        for _ in 1...50 {
          let seen = try store.snapshot { try numbers.map { try store.events(of: [$0])[$0]?.count ?? 0 } }
          #expect(Set(seen).count == 1)
        }
      }
      try await group.waitForAll()
    }
  }
}
