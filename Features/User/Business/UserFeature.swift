#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import ItemInterface
public import LegacyInterface
public import UserInterface

/// User as other modules see it.
public final class UserFeature: UserInterface {
  /// The door for this feature's own presentation, and for an import.
  public let manager: UserManager
  private let legacy: @Sendable () -> any LegacyInterface

  /// The feature on its ports; lazies are asked at each use. `selectedHandle` is which of several signed-in accounts is
  /// meant, nil for the latest.
  public init(
    store: any UserStore,
    sessionFile: any SessionFile,
    secrets: UserSecrets,
    items: @autoclosure @escaping @Sendable () -> any ItemInterface,
    legacy: @autoclosure @escaping @Sendable () -> any LegacyInterface,
    selectedHandle: @autoclosure @escaping @Sendable () -> String?,
    now: @escaping @Sendable () -> Date
  ) {
    self.manager = UserManager(
      store: store, sessionFile: sessionFile, secrets: secrets, items: items(),
      selectedHandle: selectedHandle(), now: now)
    self.legacy = legacy
  }

  /// The user with this id, where there is one.
  public func user(_ id: String) throws -> (any UserSummary)? {
    try users(ids: [id]).first
  }

  /// The users with these ids, in their order; unknown ones are left out. One query.
  public func users(ids: [String]) throws -> [any UserSummary] {
    try manager.people(numbers: ids.compactMap(Self.number))
  }

  /// The user with this handle in either case, where there is one.
  public func user(handle: String) throws -> (any UserSummary)? {
    try users(handles: [handle]).first
  }

  /// The users with these handles, in their order; unknown ones are left out. One query.
  public func users(handles: [String]) throws -> [any UserSummary] {
    try manager.people(handles: handles)
  }

  /// Who uses the program, or nil. Throws `UserError.notSignedInAs` where the selected account did not sign in.
  public func signedInUser() throws -> (any UserSummary)? {
    try manager.signedIn()
  }

  /// Whether either of the two blocks the other; false where one is unknown.
  public func isBlocked(_ userId: String, with otherId: String) throws -> Bool {
    guard let one = Self.number(userId), let other = Self.number(otherId) else { return false }
    return try manager.isBlocked(one, with: other)
  }

  /// Records that an item changed hands. The deal of an item and a buyer that is known already stays as it is.
  public func recordDeal(
    itemId: String, sellerId: String, buyerId: String, priceMinorUnits: Int64, currencyCode: String
  ) throws {
    guard let seller = Self.number(sellerId) else { throw UserError.unknownUser(sellerId) }
    guard let buyer = Self.number(buyerId) else { throw UserError.unknownUser(buyerId) }
    try manager.recordDeal(
      DealTerms(
        itemId: itemId, seller: seller, buyer: buyer, priceMinorUnits: priceMinorUnits, currencyCode: currencyCode))
  }

  /// Puts a person's profile on stage.
  public func showProfile(_ id: String) throws {
    guard let person = try user(id) else { throw UserError.unknownUser(id) }
    try legacy().present(route: "marketplace://user/\(person.handle)")
  }

  /// An id is an account's number exactly as it was given out: `07` is nobody's.
  private static func number(_ id: String) -> Int64? {
    Int64(id).flatMap { String($0) == id ? $0 : nil }
  }
}
