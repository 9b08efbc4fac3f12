/// A listing as one person may see it.
public struct ListingView: Sendable, Equatable {
  /// What is looked at.
  public let listing: Listing

  /// Oldest first: all of it for the seller, for a buyer what concerns them, for others when it came.
  public let history: [StatusChange]

  /// Whether the person marked it.
  public let isFavourite: Bool

  /// The conversation that the person has about it as a buyer.
  public private(set) var conversationId: String?

  func with(conversationId: String?) -> ListingView {
    var view = self
    view.conversationId = conversationId
    return view
  }
}
