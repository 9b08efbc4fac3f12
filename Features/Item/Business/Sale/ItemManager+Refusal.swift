import UserInterface

extension ItemManager {
  /// Why nothing can be agreed about a listing as it stands; for an available one, that nobody holds it.
  func refusal(of listing: Listing) throws -> ItemError {
    switch listing.status {
    case .available: .notReserved(item: listing.number)
    case .reserved(let agreement): .reserved(item: listing.number, holder: try holder(agreement.buyerId))
    case .sold(let agreement): .sold(item: listing.number, holder: try holder(agreement.buyerId))
    case .removed: .removed(item: listing.number)
    }
  }

  private func holder(_ id: String) throws -> ItemError.Holder {
    ItemError.Holder(id: id, handle: try users().user(id)?.handle)
  }
}
