#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import Synchronization

/// Listings in memory, for tests and examples. Nothing survives it; a search looks at every listing.
///
/// The outermost transaction holds the store for itself; other threads wait. One that throws leaves no trace.
public final class MemoryItemStore: ItemStore {
  private struct State {
    var listings: [Int64: Listing] = [:]
    var numbers: [Reference: Int64] = [:]
    var changes: [StatusChange] = []
    var favourites: Set<Favourite> = []
    var drafts: [String: SaleDraft] = [:]
    var lastNumber: Int64 = 0
  }

  private struct Reference: Hashable {
    let sellerId: String
    let text: String
  }

  private struct Favourite: Hashable {
    let userId: String
    let number: Int64
  }

  /// What a disk refuses as well: what is there already, or belongs to what is not there.
  private struct Misfit: Error {}

  /// The stores whose transactions surround the current task.
  @TaskLocal private static var entered: Set<ObjectIdentifier> = []

  private let gate = Mutex<Void>(())
  private let state = Mutex(State())

  /// An empty store.
  public init() {}

  /// Runs `body` alone, and undoes what it did where it throws.
  public func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    let id = ObjectIdentifier(self)
    if Self.entered.contains(id) { return try undoing(body) }
    return try gate.withLock { _ in
      try Self.$entered.withValue(Self.entered.union([id])) { try undoing(body) }
    }
  }

  /// Runs `body` alone.
  public func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try transaction(body)
  }

  private func undoing<T>(_ body: () throws -> T) throws -> T {
    let before = state.withLock(\.self)
    do {
      return try body()
    } catch {
      state.withLock { $0 = before }
      throw error
    }
  }

  private func access<T: Sendable>(_ body: (inout State) throws -> T) throws -> T {
    try transaction { try state.withLock { try body(&$0) } }
  }

  // MARK: - Listings

  /// Adds an available listing and assigns its number.
  public func insertListing(
    sellerId: String, reference: String, details: ListingDetails, at: Date
  ) throws -> Listing {
    try access { state in
      let key = Reference(sellerId: sellerId, text: reference)
      guard state.numbers[key] == nil else { throw Misfit() }
      state.lastNumber += 1
      let listing = Listing(
        number: state.lastNumber, sellerId: sellerId, reference: reference, details: details, status: .available,
        createdAt: at, updatedAt: at)
      state.listings[listing.number] = listing
      state.numbers[key] = listing.number
      return listing
    }
  }

  /// Keeps what may change of a listing.
  public func update(_ listing: Listing) throws {
    try access { state in
      guard state.listings[listing.number] != nil else { return }
      state.listings[listing.number] = listing
    }
  }

  /// The listings with these numbers in any order; unknown ones are left out.
  public func listings(numbers: [Int64]) throws -> [Listing] {
    try access { state in Set(numbers).compactMap { state.listings[$0] } }
  }

  /// The listing that its seller knows by this reference.
  public func listing(sellerId: String, reference: String) throws -> Listing? {
    try access { state in
      state.numbers[Reference(sellerId: sellerId, text: reference)].flatMap { state.listings[$0] }
    }
  }

  // MARK: - History and favourites

  /// Adds an entry to a listing's history.
  public func insertStatusChange(_ change: StatusChange) throws {
    try access { state in
      guard state.listings[change.number] != nil else { throw Misfit() }
      state.changes.append(change)
    }
  }

  /// A listing's history, oldest first.
  public func statusChanges(of number: Int64) throws -> [StatusChange] {
    try access { $0.changes.filter { $0.number == number } }
  }

  /// Marks a listing as a favourite of a user, or no longer.
  public func setFavourite(_ isFavourite: Bool, number: Int64, userId: String) throws {
    let favourite = Favourite(userId: userId, number: number)
    try access { state in
      guard isFavourite else {
        state.favourites.remove(favourite)
        return
      }
      guard state.listings[number] != nil else { throw Misfit() }
      state.favourites.insert(favourite)
    }
  }

  /// Which of these listings a user marked as favourites.
  public func favourites(among numbers: [Int64], userId: String) throws -> Set<Int64> {
    try access { state in
      Set(numbers.filter { state.favourites.contains(Favourite(userId: userId, number: $0)) })
    }
  }

  // MARK: - Drafts

  /// The draft of a user, where there is one.
  public func draft(of userId: String) throws -> SaleDraft? {
    try access { $0.drafts[userId] }
  }

  /// Keeps the draft of a user in the place of the one before; nil takes it away.
  public func setDraft(_ draft: SaleDraft?, of userId: String) throws {
    try access { $0.drafts[userId] = draft }
  }

  // MARK: - Search

  /// Up to `limit` listings that match, in the order of the request, from behind its position.
  public func search(_ request: SearchRequest) throws -> [Listing] {
    let order = request.order
    let found = try matches(query: request.query, filter: request.filter)
      .map { (listing: $0, position: SearchPosition(of: $0, in: order, query: request.query)) }
      .filter { request.after?.precedes($0.position, in: order) ?? true }
      .sorted { $0.position.precedes($1.position, in: order) }
    return found.prefix(request.limit).map(\.listing)
  }

  /// How many listings a seller has in each state.
  public func stateCounts(sellerId: String) throws -> [ListingStatus.State: Int] {
    try access { state in
      let own = state.listings.values.filter { $0.sellerId == sellerId }
      return Dictionary(grouping: own, by: \.status.state).mapValues(\.count)
    }
  }

  /// The asking prices of all listings that match.
  public func askingPrices(query: SearchQuery, filter: ListingFilter) throws -> [String: [Int64]] {
    let priced = try matches(query: query, filter: filter).map(\.details).filter { $0.price != .free }
    return Dictionary(grouping: priced, by: \.currencyCode).mapValues { $0.map(\.price.minorUnits).sorted() }
  }

  private func matches(query: SearchQuery, filter: ListingFilter) throws -> [Listing] {
    try access { state in
      state.listings.values.filter { listing in
        guard filter.admits(listing), query.rank(listing.details) != nil else { return false }
        return filter.favouriteOf.map { userId in
          state.favourites.contains(Favourite(userId: userId, number: listing.number))
        } ?? true
      }
    }
  }
}
