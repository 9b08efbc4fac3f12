extension CannedMarket {
  /// The same, where the two of the first conversation had written so many messages to each other before.
  public func afterLongTalk(of count: Int) -> CannedMarket {
    guard let first = conversations.first, let seller = item(first.itemId)?.sellerId else { return self }
    let talk = (0..<count).map { index in
      CannedConversation.Entry.text(
        index % 3 == 2 ? seller : first.buyerId, minutesAgo: 1_500 + 4 * (count - index), "Question \(index / 3 + 1)")
    }
    var market = self
    market.conversations[0].entries = talk + first.entries
    return market
  }
}
