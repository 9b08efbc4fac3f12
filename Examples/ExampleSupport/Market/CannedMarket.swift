/// The small model behind the canned world: enough of every feature for the others to be shown without it.
///
/// Its rules are those that the interfaces promise; the contract tests run against it as against the real features.
public struct CannedMarket: Sendable {
  /// Everybody, by ascending id.
  public internal(set) var people: [CannedPerson]
  /// Everything that is or was on sale, oldest first.
  public internal(set) var items: [CannedItem]
  /// All conversations, by ascending id.
  public internal(set) var conversations: [CannedConversation]
  /// Sales that are finished, oldest first.
  public internal(set) var deals: [CannedDeal]
  /// What people wrote about each other after a sale, oldest first.
  public internal(set) var reviews: [CannedReview]
  /// Pairs of ids of which one blocks the other.
  var blocks: Set<Set<String>> = []

  /// The same before anybody agreed on anything: all is available, and nobody has written yet. A feature is filled in
  /// such a world, so that its own rules let happen again what happened.
  public var beforeSales: CannedMarket {
    var market = CannedMarket(people: people, items: items, conversations: [], deals: [], reviews: [])
    for index in market.items.indices { market.items[index].status = .available }
    return market
  }

  /// The same people, and nothing that any of them did.
  public var withoutHistory: CannedMarket {
    CannedMarket(people: people, items: [], conversations: [], deals: [], reviews: [])
  }
}
