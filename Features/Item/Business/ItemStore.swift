#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where listings are kept. A port without rules: what may happen is up to `ItemManager`.
///
/// Instants are whole milliseconds. Numbers are assigned here, grow, and are never used again. What several calls must
/// change together stands in a `transaction`, what they must see together in a `snapshot`.
///
/// What would contradict the rest is refused with an error of the store's own, which no manager causes: a second listing
/// of a seller under a reference, and history or a favourite of a listing that there is not.
public protocol ItemStore: Sendable {
  /// Runs `body` as one unit: all that it changes, here and in other stores on the same disk, or nothing where it throws.
  /// One inside another joins it, and undoes its own part alone where it throws.
  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T

  /// Runs `body`, which changes nothing, so that all it asks is answered from one state. Holds up no writer.
  func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T

  /// Adds an available listing and assigns its number.
  func insertListing(sellerId: String, reference: String, details: ListingDetails, at: Date) throws -> Listing

  /// Keeps what may change of a listing: its details, its status, when it was updated.
  func update(_ listing: Listing) throws

  /// The listings with these numbers in any order; unknown ones are left out.
  func listings(numbers: [Int64]) throws -> [Listing]

  /// The listing that its seller knows by this reference.
  func listing(sellerId: String, reference: String) throws -> Listing?

  /// Adds an entry to a listing's history.
  func insertStatusChange(_ change: StatusChange) throws

  /// A listing's history, oldest first.
  func statusChanges(of number: Int64) throws -> [StatusChange]

  /// Marks a listing as a favourite of a user, or no longer; the same twice is one.
  func setFavourite(_ isFavourite: Bool, number: Int64, userId: String) throws

  /// Which of these listings a user marked as favourites.
  func favourites(among numbers: [Int64], userId: String) throws -> Set<Int64>

  /// Up to `limit` listings that match, in the order of the request, from behind its position.
  func search(_ request: SearchRequest) throws -> [Listing]

  /// How many listings a seller has in each state; states without any are left out.
  func stateCounts(sellerId: String) throws -> [ListingStatus.State: Int]

  /// The asking prices of all listings that match, in ascending order for each currency code; free ones are left out.
  func askingPrices(query: SearchQuery, filter: ListingFilter) throws -> [String: [Int64]]

  /// The draft of a user, where there is one.
  func draft(of userId: String) throws -> SaleDraft?

  /// Keeps the draft of a user in the place of the one before; nil takes it away.
  func setDraft(_ draft: SaleDraft?, of userId: String) throws
}
