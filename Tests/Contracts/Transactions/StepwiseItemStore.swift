#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Item

/// A store of listings where each call is a step.
struct StepwiseItemStore: ItemStore {
  let base: any ItemStore
  let disk: any SharedDisk
  let steps: Steps

  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    try steps.transaction(on: disk, body)
  }

  func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try steps { try base.snapshot(body) }
  }

  func insertListing(sellerId: String, reference: String, details: ListingDetails, at: Date) throws -> Listing {
    try steps { try base.insertListing(sellerId: sellerId, reference: reference, details: details, at: at) }
  }

  func update(_ listing: Listing) throws {
    try steps { try base.update(listing) }
  }

  func listings(numbers: [Int64]) throws -> [Listing] {
    try steps { try base.listings(numbers: numbers) }
  }

  func listing(sellerId: String, reference: String) throws -> Listing? {
    try steps { try base.listing(sellerId: sellerId, reference: reference) }
  }

  func insertStatusChange(_ change: StatusChange) throws {
    try steps { try base.insertStatusChange(change) }
  }

  func statusChanges(of number: Int64) throws -> [StatusChange] {
    try steps { try base.statusChanges(of: number) }
  }

  func setFavourite(_ isFavourite: Bool, number: Int64, userId: String) throws {
    try steps { try base.setFavourite(isFavourite, number: number, userId: userId) }
  }

  func favourites(among numbers: [Int64], userId: String) throws -> Set<Int64> {
    try steps { try base.favourites(among: numbers, userId: userId) }
  }

  func search(_ request: SearchRequest) throws -> [Listing] {
    try steps { try base.search(request) }
  }

  func stateCounts(sellerId: String) throws -> [ListingStatus.State: Int] {
    try steps { try base.stateCounts(sellerId: sellerId) }
  }

  func askingPrices(query: SearchQuery, filter: ListingFilter) throws -> [String: [Int64]] {
    try steps { try base.askingPrices(query: query, filter: filter) }
  }

  func draft(of userId: String) throws -> SaleDraft? {
    try steps { try base.draft(of: userId) }
  }

  func setDraft(_ draft: SaleDraft?, of userId: String) throws {
    try steps { try base.setDraft(draft, of: userId) }
  }
}
