import Item
import Testing

@Suite("A store of listings")
struct ItemStoreTests {
  @Test("gives back what was put in", arguments: StoreKind.allCases)
  func roundTrip(kind: StoreKind) throws {
    let store = try kind.make()
    let details = ListingDetails(
      title: "Bicicleta 🚲", description: "uma\n\tlinha “’\"", price: .amount(.max), currencyCode: "BRL",
      category: "bike", condition: .likeNew, attributes: ["cor": "azul/verde", "a\"b": "\\", "é": ""],
      place: "São Paulo")
    let listing = try store.insertListing(sellerId: "ana", reference: "77", details: details, at: instant(1_234))
    #expect(listing.number == 1)
    #expect(listing.createdAt == instant(1_234))
    #expect(try store.listings(numbers: [1, 2]) == [listing])
    #expect(try store.listing(sellerId: "ana", reference: "77") == listing)
    #expect(try store.listing(sellerId: "bea", reference: "77") == nil)
  }

  @Test("counts a seller's listings by state", arguments: StoreKind.allCases)
  func counts(kind: StoreKind) throws {
    let store = try kind.make()
    let agreement = ListingStatus.Agreement(buyerId: "bea", priceMinorUnits: 1)
    for status in [.available, .available, .removed, .reserved(agreement), .sold(agreement)] as [ListingStatus] {
      var listing = try store.add("Bike")
      listing.status = status
      try store.update(listing)
    }
    try store.add("Lamp", sellerId: "bea")
    #expect(try store.stateCounts(sellerId: "ana") == [.available: 2, .removed: 1, .reserved: 1, .sold: 1])
    #expect(try store.stateCounts(sellerId: "bea") == [.available: 1])
    #expect(try store.stateCounts(sellerId: "carl").isEmpty)
  }

  @Test(
    "keeps a change of the details and of every status", arguments: StoreKind.allCases,
    [
      .available, .removed, .reserved(.init(buyerId: "bea", priceMinorUnits: 0)),
      .sold(.init(buyerId: "bea", priceMinorUnits: .max)),
    ] as [ListingStatus])
  func update(kind: StoreKind, status: ListingStatus) throws {
    let store = try kind.make()
    var listing = try store.add("Bike", "old")
    listing.details = ListingDetails(title: "Trike", description: "new", price: .free, currencyCode: "KRW")
    listing.status = status
    listing.updatedAt = instant(99)
    try store.update(listing)
    #expect(try store.listings(numbers: [listing.number]) == [listing])
  }

  @Test("finds a listing by its new words and not by its old ones", arguments: StoreKind.allCases)
  func changedWords(kind: StoreKind) throws {
    let store = try kind.make()
    var listing = try store.add("Bike", "old")
    listing.details.title = "Trike"
    try store.update(listing)
    #expect(try store.found("bike").isEmpty)
    #expect(try store.found("trike old") == ["Trike"])
  }

  @Test("keeps a history in order", arguments: StoreKind.allCases)
  func history(kind: StoreKind) throws {
    let store = try kind.make()
    try store.add("Bike")
    try store.add("Lamp")
    let changes = [
      StatusChange(number: 1, status: .available, actorId: "ana", at: instant(5)),
      StatusChange(
        number: 1, status: .reserved(.init(buyerId: "bea", priceMinorUnits: 3)), actorId: "bea", at: instant(4)),
    ]
    try store.insertStatusChange(changes[0])
    try store.insertStatusChange(StatusChange(number: 2, status: .removed, actorId: "ana", at: instant(5)))
    try store.insertStatusChange(changes[1])
    #expect(try store.statusChanges(of: 1) == changes)
    #expect(try store.statusChanges(of: 3).isEmpty)
  }

  @Test("keeps favourites by user", arguments: StoreKind.allCases)
  func favourites(kind: StoreKind) throws {
    let store = try kind.make()
    for title in ["Bike", "Lamp", "Desk"] { try store.add(title) }
    for number in [1, 2, 2] as [Int64] { try store.setFavourite(true, number: number, userId: "bea") }
    try store.setFavourite(true, number: 3, userId: "carl")
    try store.setFavourite(false, number: 1, userId: "bea")
    #expect(try store.favourites(among: [1, 2, 3, 9], userId: "bea") == [2])
    #expect(try store.favourites(among: [], userId: "bea").isEmpty)
  }

  @Test("answers more numbers than a statement takes", arguments: StoreKind.allCases)
  func manyNumbers(kind: StoreKind) throws {
    let store = try kind.make()
    try store.add("Bike")
    #expect(try store.listings(numbers: Array(0...40_000) + [1]).map(\.title) == ["Bike"])
  }
}

struct Refusal: Error {}
