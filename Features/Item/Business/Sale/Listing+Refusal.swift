extension Listing {
  /// Why nothing can be agreed about this listing as it stands; for an available one, that nobody holds it.
  var refusal: ItemError {
    switch status {
    case .available: .notReserved(item: number)
    case .reserved(let agreement): .reserved(item: number, holderId: agreement.buyerId)
    case .sold(let agreement): .sold(item: number, holderId: agreement.buyerId)
    case .removed: .removed(item: number)
    }
  }
}
