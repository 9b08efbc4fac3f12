import Testing
import User

@Suite("Accounts in every store")
struct AccountStoreTests {
  @Test("Accounts come back as they were put in", arguments: StoreKind.allCases)
  func roundTrip(kind: StoreKind) throws {
    let store = try kind.make()
    let card = try Card(displayName: "Ána 🌻", bio: "One\nTwo", place: nil)
    let account = try store.addAccount(handle: Handle("ana"), card: card, created: Moment.first)
    #expect(account.number == 1)
    #expect(try store.people(numbers: [1]) == [Person(account: account)])
    #expect(try store.people(handles: [Handle("ana")]) == [Person(account: account)])
  }

  @Test("Many are found at once, unknown ones left out, twice asked answered once", arguments: StoreKind.allCases)
  func many(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob", "carol")
    #expect(Set(try store.people(numbers: [3, 1, 1, 99]).map(\.number)) == [1, 3])
    #expect(try store.people(numbers: [3, 1, 1, 99]).count == 2)
    #expect(try store.people(handles: [Handle("bob"), Handle("zoe")]).map(\.number) == [2])
    #expect(try store.people(numbers: []).isEmpty)
    #expect(try store.people(handles: []).isEmpty)
  }

  @Test("A card is replaced as a whole", arguments: StoreKind.allCases)
  func cards(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob")
    let card = try Card(displayName: "Ana D.", bio: nil, place: "Porto")
    try store.setCard(card, account: 1)
    #expect(try store.people(numbers: [1]).first?.account.card == card)
    #expect(try store.people(numbers: [2]).first?.account.card == Card(displayName: "Somebody"))
  }

  @Test("An account has no password until one is set", arguments: StoreKind.allCases)
  func passwords(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana")
    #expect(try store.passwordHash(account: 1) == nil)
    try store.setPasswordHash("one", account: 1)
    try store.setPasswordHash("two", account: 1)
    #expect(try store.passwordHash(account: 1) == "two")
  }
}
