#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import ChatInterface
public import UserInterface

/// The one door to listings: every change that is possible, and who may make it.
///
/// The acting person is named by their user id. Synchronous, from any thread.
public struct ItemManager: Sendable {
  let store: any ItemStore
  let users: @Sendable () -> any UserInterface
  private let chat: @Sendable () -> any ChatInterface
  private let now: @Sendable () -> Date
  private let makeReference: @Sendable () -> String

  /// A manager on its port. `users` and `chat` are asked at each use. `makeReference` names listings that come without
  /// a foreign id; no two of its texts may be alike.
  public init(
    store: any ItemStore,
    users: @autoclosure @escaping @Sendable () -> any UserInterface,
    chat: @autoclosure @escaping @Sendable () -> any ChatInterface,
    now: @escaping @Sendable () -> Date,
    makeReference: @escaping @Sendable () -> String = Self.randomReference
  ) {
    self.store = store
    self.users = users
    self.chat = chat
    self.now = now
    self.makeReference = makeReference
  }

  /// 32 random hexadecimal digits.
  public static func randomReference() -> String {
    let digits = String(UInt128.random(in: 0...UInt128.max), radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// Now, in the whole milliseconds that are stored.
  var moment: Date { now().roundedToMilliseconds }
}

// MARK: - Looking

extension ItemManager {
  /// The listing with this number. Throws `ItemError.unknownItem`.
  public func listing(_ number: Int64) throws -> Listing {
    guard let listing = try store.listings(numbers: [number]).first else { throw ItemError.unknownItem(String(number)) }
    return listing
  }

  /// The listings with these numbers, in their order; unknown ones are left out. One query.
  public func listings(_ numbers: [Int64]) throws -> [Listing] {
    let found = Dictionary(try store.listings(numbers: numbers).map { ($0.number, $0) }, uniquingKeysWith: { $1 })
    return numbers.compactMap { found[$0] }
  }

  /// The listing that a seller knows by this reference, where there is one.
  public func listing(sellerId: String, reference: String) throws -> Listing? {
    try store.listing(sellerId: sellerId, reference: reference)
  }

  /// A listing as somebody may see it, nil being anybody. What is removed is shown to its seller, and to those it was
  /// reserved for, alone; others get `ItemError.removed`.
  public func view(_ number: Int64, by viewerId: String?) throws -> ListingView {
    let view = try store.snapshot { try ownView(number, by: viewerId) }
    guard let viewerId, viewerId != view.listing.sellerId else { return view }
    return view.with(conversationId: try chat().conversation(itemId: view.listing.id, buyerId: viewerId))
  }

  /// The view, as far as this feature's own store has it.
  private func ownView(_ number: Int64, by viewerId: String?) throws -> ListingView {
    let listing = try listing(number)
    let changes = try store.statusChanges(of: number)
    let isSeller = viewerId == listing.sellerId
    let isParty = isSeller || viewerId.map { id in changes.contains { $0.status.agreement?.buyerId == id } } == true
    guard isParty || listing.status != .removed else { throw ItemError.removed(item: number) }
    return ListingView(
      listing: listing, history: isSeller ? changes : changes.filter { $0.concerns(viewerId) },
      isFavourite: try viewerId.map { try store.favourites(among: [number], userId: $0).contains(number) } ?? false)
  }
}

// MARK: - What a seller writes

extension ItemManager {
  /// Puts an item on sale. Throws `ItemError.invalid`.
  ///
  /// `reference` is the foreign id of a listing from elsewhere, unique among its seller's.
  @discardableResult
  public func add(_ details: ListingDetails, sellerId: String, reference: String? = nil) throws -> Listing {
    let details = try details.validated()
    let reference = try TextRule.reference.checked(reference ?? makeReference())
    return try store.transaction {
      guard try store.listing(sellerId: sellerId, reference: reference) == nil else {
        throw ItemError.invalid(.reference, .repeated(reference))
      }
      return try insert(details, sellerId: sellerId, reference: reference)
    }
  }

  func insert(_ valid: ListingDetails, sellerId: String, reference: String) throws -> Listing {
    let moment = moment
    let listing = try store.insertListing(sellerId: sellerId, reference: reference, details: valid, at: moment)
    try store.insertStatusChange(
      StatusChange(number: listing.number, status: .available, actorId: sellerId, at: moment))
    return listing
  }

  /// Changes what a listing says. Its seller alone may; the price of a reserved item, and all of one that is sold or
  /// removed, stays as it is. Throws an `ItemError`.
  @discardableResult
  public func edit(
    _ number: Int64, by actorId: String, _ change: (inout ListingDetails) throws -> Void
  ) throws -> Listing {
    try store.transaction {
      let listing = try listing(number)
      guard listing.sellerId == actorId else { throw ItemError.notSeller(item: number) }
      var details = listing.details
      try change(&details)
      return try replaceDetails(of: listing, with: details.validated())
    }
  }

  func replaceDetails(of listing: Listing, with details: ListingDetails) throws -> Listing {
    guard details != listing.details else { return listing }
    switch listing.status {
    case .available:
      break
    case .reserved:
      guard details.price == listing.details.price, details.currencyCode == listing.details.currencyCode else {
        throw try refusal(of: listing)
      }
    case .sold, .removed:
      throw try refusal(of: listing)
    }
    var changed = listing
    changed.details = details
    changed.updatedAt = moment
    try store.update(changed)
    return changed
  }
}

// MARK: - Favourites

extension ItemManager {
  /// Marks an item as a user's favourite, or no longer; the same twice is one. Throws `ItemError.unknownItem`, and
  /// `removed` for an item that cannot be marked any more.
  public func setFavourite(_ isFavourite: Bool, _ number: Int64, userId: String) throws {
    try store.transaction {
      let listing = try listing(number)
      guard listing.status != .removed || !isFavourite else { throw ItemError.removed(item: number) }
      try store.setFavourite(isFavourite, number: number, userId: userId)
    }
  }
}
