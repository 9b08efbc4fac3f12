import UserInterface

/// Nobody is there.
struct NoUsers: UserInterface {
  func user(_ id: String) throws -> (any UserSummary)? { nil }
  func users(ids: [String]) throws -> [any UserSummary] { [] }
  func user(handle: String) throws -> (any UserSummary)? { nil }
  func users(handles: [String]) throws -> [any UserSummary] { [] }
  func signedInUser() throws -> (any UserSummary)? { nil }
  func isBlocked(_ userId: String, with otherId: String) throws -> Bool { false }
  func showProfile(_ id: String) throws {}
  func recordDeal(
    itemId: String, sellerId: String, buyerId: String, priceMinorUnits: Int64, currencyCode: String
  ) throws {}
}
