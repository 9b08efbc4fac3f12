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

  @Test("A transaction that throws undoes what others inside it finished, of every kind", arguments: StoreKind.allCases)
  func outer(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob")
    let (ana, bob) = (try Handle("ana"), try Handle("bob"))
    #expect(throws: Stop.self) {
      try store.transaction {
        try store.transaction {
          try store.setCard(Card(displayName: "Ana D."), account: 1)
          try store.setPasswordHash("hash", account: 1)
          try store.addSession(Session(fingerprint: "aa", account: 1, started: Moment.first))
          try store.setSignInAttempts(SignInAttempts(handle: bob, failures: 1, last: Moment.first))
          try store.addFollow(1, 2, since: Moment.first)
          try store.addBlock(2, 1, since: Moment.first)
          try store.addReview(try store.addDeal("1", seller: 1, buyer: 2), author: 2, rating: 5)
          try store.addDocument(
            VerifiedDocument(kind: .cpf, fingerprint: "bb", masked: "***", account: 1, verified: Moment.first))
        }
        throw Stop()
      }
    }
    #expect(try store.people(handles: [ana]).first?.account.card == Card(displayName: "Somebody"))
    #expect(try store.people(handles: [ana]).first?.ratings == RatingTotals())
    #expect(try store.passwordHash(account: 1) == nil)
    #expect(try store.sessions(fingerprints: ["aa"]).isEmpty)
    #expect(try store.signInAttempts(bob) == nil)
    #expect(try !store.isFollowing(1, 2))
    #expect(try !store.isBlocking(2, 1))
    #expect(try store.deals(itemId: "1").isEmpty)
    #expect(try !store.hasDocuments())
  }

  @Test("A transaction sees what it did, and so does a snapshot in it", arguments: StoreKind.allCases)
  func ownChanges(kind: StoreKind) throws {
    let store = try kind.make()
    try store.transaction {
      _ = try store.add("ana")
      #expect(try store.snapshot { try store.people(numbers: [1]).map(\.number) } == [1])
    }
  }

  @Test("Nothing is lost of what many change at once", arguments: StoreKind.allCases)
  func lostUpdates(kind: StoreKind) async throws {
    let store = try kind.make()
    let ana = try Handle("ana")
    try await withThrowingTaskGroup { group in
      for _ in 1...50 {
        group.addTask {
          try store.transaction {
            let failures = try store.signInAttempts(ana)?.failures ?? 0
            try store.setSignInAttempts(SignInAttempts(handle: ana, failures: failures + 1, last: Moment.first))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.signInAttempts(ana)?.failures == 50)
  }

  @Test("A snapshot sees all of a transaction or nothing", arguments: StoreKind.allCases)
  func snapshots(kind: StoreKind) async throws {
    let store = try kind.make()
    let numbers = try store.add("ana", "bob")
    try await withThrowingTaskGroup { group in
      group.addTask {
        for index in 1...50 {
          let card = try Card(displayName: "\(index)")
          try store.transaction { for number in numbers { try store.setCard(card, account: number) } }
        }
      }
      group.addTask {
        for _ in 1...50 {
          let seen = try store.snapshot {
            try numbers.flatMap { try store.people(numbers: [$0]) }.map(\.account.card)
          }
          #expect(seen.count == 2 && Set(seen).count == 1)
        }
      }
      try await group.waitForAll()
    }
  }
}
