#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import ItemInterface

/// The one door to accounts: every change that is possible, and who may make it.
///
/// An acting person is named by the number of their account; `requireSignedIn()` gives it. Synchronous, from any thread.
public struct UserManager: Sendable {
  let store: any UserStore
  let sessionFile: any SessionFile
  let secrets: UserSecrets
  let items: @Sendable () -> any ItemInterface
  let selectedHandle: @Sendable () -> String?
  private let now: @Sendable () -> Date

  /// A manager on its ports. `selectedHandle` is which of several signed-in accounts is meant, nil for the latest; it and
  /// `items` are asked at each use.
  public init(
    store: any UserStore,
    sessionFile: any SessionFile,
    secrets: UserSecrets,
    items: @autoclosure @escaping @Sendable () -> any ItemInterface,
    selectedHandle: @autoclosure @escaping @Sendable () -> String?,
    now: @escaping @Sendable () -> Date
  ) {
    self.store = store
    self.sessionFile = sessionFile
    self.secrets = secrets
    self.items = items
    self.selectedHandle = selectedHandle
    self.now = now
  }

  /// Now, in the whole milliseconds that are stored.
  var moment: Date { now().roundedToMilliseconds }
}

// MARK: - Looking people up

extension UserManager {
  /// The people with these numbers, in their order; unknown ones are left out. One query.
  public func people(numbers: [Int64]) throws -> [Person] {
    let found = Dictionary(try store.people(numbers: numbers).map { ($0.number, $0) }, uniquingKeysWith: { $1 })
    return numbers.compactMap { found[$0] }
  }

  /// The people with these handles, in their order; unknown ones are left out. One query.
  public func people(handles: [String]) throws -> [Person] {
    let handles = handles.compactMap { try? Handle($0) }
    let found = Dictionary(
      try store.people(handles: handles).map { ($0.account.handle, $0) }, uniquingKeysWith: { $1 })
    return handles.compactMap { found[$0] }
  }

  /// The person with this handle. Throws `UserError.unknownHandle`, also for what cannot be a handle.
  public func person(handle: String) throws -> Person {
    guard let person = try people(handles: [handle]).first else { throw UserError.unknownHandle(handle) }
    return person
  }

  /// What anybody may see of a person, with at most `reviewLimit` reviews.
  public func profile(handle: String, reviewLimit: Int = 20) throws -> Profile {
    let (person, counts, reviews) = try store.snapshot { try standing(of: handle, reviewLimit: reviewLimit) }
    let items = try items().itemCounts(sellerId: person.id)
    return Profile(
      person: person, followerCount: counts.followers, followingCount: counts.following,
      itemsOnSale: items.onSale, itemsSold: items.sold, reviews: reviews)
  }

  private func standing(
    of handle: String, reviewLimit: Int
  ) throws -> (person: Person, counts: FollowCounts, reviews: [WrittenReview]) {
    let person = try person(handle: handle)
    let reviews = try store.reviews(about: person.number, limit: max(reviewLimit, 0))
    return (person, try store.followCounts(of: person.number), reviews)
  }
}
