import Testing
import User

@Suite("What every store of accounts refuses")
struct RefusalTests {
  /// What can be added once and not again.
  enum Addition: CaseIterable {
    case account, session, follow, block, deal, review, document

    func perform(on store: any UserStore, for account: Int64 = 2) throws {
      switch self {
      case .account: _ = try store.add("carol")
      case .session: try store.addSession(Session(fingerprint: "aa", account: account, started: Moment.first))
      case .follow: try store.addFollow(1, account, since: Moment.first)
      case .block: try store.addBlock(1, account, since: Moment.first)
      case .deal: _ = try store.addDeal("2", seller: 1, buyer: account)
      case .review:
        try store.addReview(
          Review(deal: 1, author: account, subject: 1, rating: 5, text: "Fine", written: Moment.first))
      case .document:
        try store.addDocument(
          VerifiedDocument(kind: .cpf, fingerprint: "bb", masked: "***", account: account, verified: Moment.first))
      }
    }
  }

  private func store(_ kind: StoreKind) throws -> any UserStore {
    let store = try kind.make()
    _ = try store.add("ana", "bob")
    _ = try store.addDeal("1", seller: 1, buyer: 2)
    return store
  }

  @Test("A second one of the same, after which it goes on", arguments: StoreKind.allCases, Addition.allCases)
  func twice(kind: StoreKind, addition: Addition) throws {
    let store = try store(kind)
    try store.transaction {
      try addition.perform(on: store)
      #expect(throws: (any Error).self) { try addition.perform(on: store) }
      #expect(try store.add("dan").count == 1)
    }
    #expect(try store.people(handles: [Handle("dan")]).count == 1)
  }

  @Test(
    "What is of an account that there is not", arguments: StoreKind.allCases,
    Addition.allCases.filter { $0 != .account })
  func orphans(kind: StoreKind, addition: Addition) throws {
    let store = try store(kind)
    #expect(throws: (any Error).self) { try addition.perform(on: store, for: 9) }
  }

  @Test("A password of an account that there is not", arguments: StoreKind.allCases)
  func password(kind: StoreKind) throws {
    let store = try store(kind)
    #expect(throws: (any Error).self) { try store.setPasswordHash("hash", account: 9) }
  }

  @Test("A review of a deal that there is not", arguments: StoreKind.allCases)
  func review(kind: StoreKind) throws {
    let store = try store(kind)
    let review = Review(deal: 9, author: 2, subject: 1, rating: 5, text: "Fine", written: Moment.first)
    #expect(throws: (any Error).self) { try store.addReview(review) }
  }
}
