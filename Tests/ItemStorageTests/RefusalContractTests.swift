import Item
import Testing

@Suite("What a store of listings refuses")
struct RefusalContractTests {
  private let details = ListingDetails(title: "Bike", price: .free, currencyCode: "EUR")

  @Test("a second listing of a seller under a reference", arguments: StoreKind.allCases)
  func references(kind: StoreKind) throws {
    let store = try kind.make()
    let insert = { (seller: String, reference: String) in
      try store.insertListing(sellerId: seller, reference: reference, details: details, at: instant(1)).number
    }
    #expect(try insert("ana", "77") == 1)
    #expect(throws: (any Error).self) { try insert("ana", "77") }
    let others = [try insert("ana", "78"), try insert("bea", "77")]
    #expect(others == others.sorted())
    #expect(try store.search(.everything).count == 3)
  }

  @Test("history or a favourite of a listing that there is not", arguments: StoreKind.allCases)
  func orphans(kind: StoreKind) throws {
    let store = try kind.make()
    #expect(throws: (any Error).self) {
      try store.insertStatusChange(StatusChange(number: 1, status: .removed, actorId: "ana", at: instant(1)))
    }
    #expect(throws: (any Error).self) { try store.setFavourite(true, number: 1, userId: "bea") }
    try store.setFavourite(false, number: 1, userId: "bea")
    #expect(try store.statusChanges(of: 1).isEmpty)
  }

  @Test("and it does not take a change of a listing that there is not for a new one", arguments: StoreKind.allCases)
  func unknown(kind: StoreKind) throws {
    let store = try kind.make()
    try store.update(
      Listing(
        number: 9, sellerId: "ana", reference: "9", details: details, status: .available, createdAt: instant(1),
        updatedAt: instant(1)))
    #expect(try store.search(.everything).isEmpty)
    #expect(try store.found("bike").isEmpty)
  }
}
