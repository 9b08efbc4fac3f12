import Item
import UserInterface

/// All that the screen of an item shows of it, as one person sees it.
struct ItemDetail: Equatable, Sendable {
  var shown: JoinedItemDetail
  /// Nil where nobody has the seller's id any more.
  let seller: Seller?
  /// Whether it is the viewer's own.
  let isOwn: Bool

  /// Who sells it.
  struct Seller: Equatable, Sendable {
    let id: String
    let handle: String
    let name: String
    let rating: Double?
    let ratingCount: Int

    init(_ user: any UserSummary) {
      id = user.id
      handle = user.handle
      name = user.displayName
      rating = user.averageRating
      ratingCount = user.ratingCount
    }
  }

  var listing: Listing { shown.item.listing }
  var isFavourite: Bool { shown.isFavourite }

  /// The same, marked or not.
  func marked(_ isFavourite: Bool) -> ItemDetail {
    var detail = self
    detail.shown = JoinedItemDetail(
      item: shown.item, history: shown.history, isFavourite: isFavourite, conversation: shown.conversation)
    return detail
  }
}
