import UserInterface

/// People whose handles are their ids; everybody exists, and nobody is signed in.
struct FakePeople: UserInterface {
  struct Person: UserSummary {
    let id: String
    var handle: String { id }
    var displayName: String { id }
    var averageRating: Double? { nil }
    var ratingCount: Int { 0 }
  }

  func user(_ id: String) throws -> (any UserSummary)? { Person(id: id) }
  func users(ids: [String]) throws -> [any UserSummary] { ids.map { Person(id: $0) } }
  func user(handle: String) throws -> (any UserSummary)? { Person(id: handle) }
  func users(handles: [String]) throws -> [any UserSummary] { handles.map { Person(id: $0) } }
  func signedInUser() throws -> (any UserSummary)? { nil }
  func isBlocked(_ userId: String, with otherId: String) throws -> Bool { false }
  func recordDeal(
    itemId: String, sellerId: String, buyerId: String, priceMinorUnits: Int64, currencyCode: String
  ) throws {}
  func showProfile(_ id: String) throws {}
}
