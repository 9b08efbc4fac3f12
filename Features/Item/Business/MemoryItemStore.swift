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
    var entries: [Int64: Entry] = [:]
    var changes: [StatusChange] = []
    var favourites: Set<Favourite> = []
    var lastNumber: Int64 = 0
  }

  private struct Entry {
    var listing: Listing
    var titleWords: [String]
    var descriptionWords: [String]

    init(_ listing: Listing) {
      self.listing = listing
      self.titleWords = SearchText.words(in: listing.details.title)
      self.descriptionWords = SearchText.words(in: listing.details.description)
    }
  }

  private struct Favourite: Hashable {
    let userId: String
    let number: Int64
  }

  /// The stores whose transactions surround the current task.
  @TaskLocal private static var entered: Set<ObjectIdentifier> = []

  private let gate = Mutex<Void>(())
  private let state = Mutex(State())

  /// An empty store.
  public init() {}

  /// Runs `body` alone, and undoes what it did where it throws.
  public func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    if Self.entered.contains(ObjectIdentifier(self)) { return try undoing(body) }
    return try gate.withLock { _ in
      try Self.$entered.withValue(Self.entered.union([ObjectIdentifier(self)])) { try undoing(body) }
    }
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

  private func access<T: Sendable>(_ body: (inout State) -> T) throws -> T {
    try transaction { state.withLock { body(&$0) } }
  }

  // MARK: - Listings

  /// Adds an available listing and assigns its number.
  public func insertListing(
    sellerId: String, reference: String, details: ListingDetails, at: Date
  ) throws -> Listing {
    try access { state in
      state.lastNumber += 1
      let listing = Listing(
        number: state.lastNumber, sellerId: sellerId, reference: reference, details: details, status: .available,
        createdAt: at, updatedAt: at)
      state.entries[listing.number] = Entry(listing)
      return listing
    }
  }

  /// Keeps what may change of a listing.
  public func update(_ listing: Listing) throws {
    try access { $0.entries[listing.number] = Entry(listing) }
  }

  /// The listings with these numbers in any order; unknown ones are left out.
  public func listings(numbers: [Int64]) throws -> [Listing] {
    try access { state in Set(numbers).compactMap { state.entries[$0]?.listing } }
  }

  /// The listing that its seller knows by this reference.
  public func listing(sellerId: String, reference: String) throws -> Listing? {
    try access { state in
      state.entries.values.first { $0.listing.sellerId == sellerId && $0.listing.reference == reference }?.listing
    }
  }

  // MARK: - History and favourites

  /// Adds an entry to a listing's history.
  public func insertStatusChange(_ change: StatusChange) throws {
    try access { $0.changes.append(change) }
  }

  /// A listing's history, oldest first.
  public func statusChanges(of number: Int64) throws -> [StatusChange] {
    try access { $0.changes.filter { $0.number == number } }
  }

  /// Marks a listing as a favourite of a user, or no longer.
  public func setFavourite(_ isFavourite: Bool, number: Int64, userId: String) throws {
    let favourite = Favourite(userId: userId, number: number)
    try access { state in
      if isFavourite { state.favourites.insert(favourite) } else { state.favourites.remove(favourite) }
    }
  }

  /// Which of these listings a user marked as favourites.
  public func favourites(among numbers: [Int64], userId: String) throws -> Set<Int64> {
    try access { state in
      Set(numbers.filter { state.favourites.contains(Favourite(userId: userId, number: $0)) })
    }
  }

  // MARK: - Search

  /// Up to `limit` listings that match, in the order of the request, from behind its position.
  public func search(_ request: SearchRequest) throws -> [SearchHit] {
    let order = request.order
    let hits = try matches(query: request.query, filter: request.filter)
      .map { (hit: $0, position: SearchPosition(of: $0, in: order)) }
      .filter { request.after?.precedes($0.position, in: order) ?? true }
      .sorted { $0.position.precedes($1.position, in: order) }
    return hits.prefix(request.limit).map(\.hit)
  }

  /// The asking prices of all listings that match.
  public func askingPrices(query: SearchQuery, filter: ListingFilter) throws -> [String: [Int64]] {
    let priced = try matches(query: query, filter: filter).map(\.listing.details).filter { $0.price != .free }
    return Dictionary(grouping: priced, by: \.currencyCode).mapValues { $0.map(\.price.minorUnits).sorted() }
  }

  private func matches(query: SearchQuery, filter: ListingFilter) throws -> [SearchHit] {
    try access { state in
      state.entries.values.compactMap { entry in
        guard filter.admits(entry.listing) else { return nil }
        if let userId = filter.favouriteOf {
          let favourite = Favourite(userId: userId, number: entry.listing.number)
          guard state.favourites.contains(favourite) else { return nil }
        }
        return query.rank(title: entry.titleWords, description: entry.descriptionWords)
          .map { SearchHit(listing: entry.listing, rank: $0) }
      }
    }
  }
}
