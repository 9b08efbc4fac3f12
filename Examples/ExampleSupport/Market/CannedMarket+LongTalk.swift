extension CannedMarket {
  /// The same, where the two of the first conversation had written so many messages to each other before.
  public func afterLongTalk(of count: Int) -> CannedMarket {
    guard let first = conversations.first, let seller = item(first.itemId)?.sellerId else { return self }
    let talk = (0..<count).map { index in
      let isAnswer = index % 3 == 2
      return CannedConversation.Entry.text(
        isAnswer ? seller : first.buyerId, minutesAgo: 1_500 + 4 * (count - index),
        "\(isAnswer ? "Answer" : "Question") \(index / 3 + 1)")
    }
    var market = self
    market.conversations[0].entries = talk + first.entries
    return market
  }
}
