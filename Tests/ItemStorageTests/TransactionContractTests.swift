import Item
import Testing

@Suite("A transaction of a store of listings")
struct TransactionContractTests {
  @Test(
    "undoes all of a transaction that throws, and the inner one alone where it is caught", arguments: StoreKind.allCases
  )
  func transactions(kind: StoreKind) throws {
    let store = try kind.make()
    #expect(throws: Refusal.self) {
      try store.transaction {
        try store.add("Bike")
        throw Refusal()
      }
    }
    #expect(try store.search(.everything).isEmpty)
    try store.transaction {
      try store.add("Lamp")
      try? store.transaction {
        try store.add("Desk")
        throw Refusal()
      }
    }
    #expect(try store.search(.everything).map(\.title) == ["Lamp"])
    #expect(try store.found("desk").isEmpty)
  }

  @Test("undoes what others inside it finished, of every kind, where it throws", arguments: StoreKind.allCases)
  func undoOuter(kind: StoreKind) throws {
    let store = try kind.make()
    let bike = try store.add("Bike")
    #expect(throws: Refusal.self) {
      try store.transaction {
        try store.transaction {
          var sold = bike
          sold.details.title = "Trike"
          sold.status = .sold(.init(buyerId: "bea", priceMinorUnits: 1))
          try store.update(sold)
          try store.insertStatusChange(StatusChange(number: 1, status: sold.status, actorId: "ana", at: instant(2)))
          try store.setFavourite(true, number: 1, userId: "bea")
        }
        throw Refusal()
      }
    }
    #expect(try store.listings(numbers: [1]) == [bike])
    #expect(try store.found("bike") == ["Bike"])
    #expect(try store.statusChanges(of: 1).isEmpty)
    #expect(try store.favourites(among: [1], userId: "bea").isEmpty)
  }

  @Test("lets a hundred threads add at once", arguments: StoreKind.allCases)
  func concurrency(kind: StoreKind) async throws {
    let store = try kind.make()
    try await withThrowingTaskGroup { group in
      for index in 0..<100 {
        group.addTask {
          let details = ListingDetails(title: "Bike", price: .free, currencyCode: "EUR")
          let listing = try store.transaction {
            _ = try store.search(.everything)
            return try store.insertListing(sellerId: "ana", reference: "\(index)", details: details, at: instant(1))
          }
          return listing.number
        }
      }
      let numbers = try await group.reduce(into: Set<Int64>()) { $0.insert($1) }
      #expect(numbers.count == 100)
    }
  }

  @Test("loses nothing of what many change at once", arguments: StoreKind.allCases)
  func lostUpdates(kind: StoreKind) async throws {
    let store = try kind.make()
    try store.add("Bike", price: 1)
    try await withThrowingTaskGroup { group in
      for _ in 1...50 {
        group.addTask {
          try store.transaction {
            guard var bike = try store.listings(numbers: [1]).first else { return }
            bike.details.price = .amount(bike.details.price.minorUnits + 1)
            try store.update(bike)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.listings(numbers: [1]).first?.details.price == .amount(51))
  }

  @Test("is seen by a snapshot as a whole or not at all", arguments: StoreKind.allCases)
  func snapshots(kind: StoreKind) async throws {
    let store = try kind.make()
    let listings = [try store.add("Bike"), try store.add("Lamp")]
    try await withThrowingTaskGroup { group in
      group.addTask {
        for price in 1...50 as ClosedRange<Int64> {
          try store.transaction {
            for var listing in listings {
              listing.details.price = .amount(price)
              try store.update(listing)
            }
          }
        }
      }
      group.addTask {
        for _ in 1...50 {
          let seen = try store.snapshot {
            try listings.flatMap { try store.listings(numbers: [$0.number]) }.map(\.details.price.minorUnits)
          }
          #expect(seen.count == 2 && Set(seen).count == 1)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("is seen by a snapshot inside it", arguments: StoreKind.allCases)
  func ownChanges(kind: StoreKind) throws {
    let store = try kind.make()
    try store.transaction {
      let bike = try store.add("Bike")
      #expect(try store.snapshot { try store.listings(numbers: [1]) } == [bike])
    }
  }
}
