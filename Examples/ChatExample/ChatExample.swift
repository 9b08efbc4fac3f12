import Chat
import ChatPresentation
import ExampleSupport

let chatExample = Example(
  "ChatExample", summary: "Chat alone, in a canned world", tour: chatTour, scenarios: chatScenarios
) { world in
  let store = MemoryChatStore()
  try fill(store, from: world.market)
  let manager = ChatManager(store: store, items: world.items, users: world.users) { [clock = world.clock] in clock.now }
  return ExampleFeature(
    commands: ChatCommands(manager: manager, items: world.items, users: world.users, legacy: world.legacy).group
  ) { schedulers in
    ChatCoordinator(
      manager: manager, items: world.items, users: world.users, legacy: world.legacy, schedulers: schedulers)
  }
}

/// Lets the conversations of a market happen again under Chat's own rules, so that the store holds what they led to.
private func fill(_ store: MemoryChatStore, from market: CannedMarket) throws {
  let past = CannedWorld(market.beforeSales)
  let manager = ChatManager(store: store, items: past.items, users: past.users) { past.clock.now }
  for conversation in market.conversations {
    try past.clock.rewound(by: conversation.entries.first?.age ?? .zero) {
      _ = try manager.start(itemId: conversation.itemId, buyerId: conversation.buyerId)
    }
  }
  let history = market.conversations.flatMap { conversation in conversation.entries.map { (conversation, $0) } }
  for (conversation, entry) in history.sorted(by: { $0.1.age > $1.1.age }) {
    guard let chat = try manager.conversation(itemId: conversation.itemId, buyerId: conversation.buyerId) else {
      continue
    }
    try past.clock.rewound(by: entry.age) { try repeatEntry(entry, in: chat.number, on: manager, market) }
  }
}

private func repeatEntry(
  _ entry: CannedConversation.Entry, in number: Int64, on manager: ChatManager, _ market: CannedMarket
) throws {
  guard let author = entry.authorId else {
    if case .system(let texts) = entry.act { try manager.postSystemMessage(texts, in: number) }
    return
  }
  // Whoever answers has read what there was.
  let thread = try manager.thread(number, for: author, before: nil, limit: 1)
  if let newest = thread.messages.last?.number { try manager.markRead(number, through: newest, by: author) }
  switch entry.act {
  case .text(let text): try manager.send(text, in: number, by: author)
  case .system: return
  case .offer(let minorUnits):
    let price = Price(minorUnits: minorUnits, currencyCode: market.currencyCode(ofItem: thread.conversation.itemId))
    try manager.offer(price, in: number, by: author)
  case .accept: try manager.accept(in: number, by: author)
  }
}
