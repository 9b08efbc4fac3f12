import Chat
import ItemInterface
import LegacyInterface
import Money
import UserInterface

/// Joins conversations with the items and the people that they name, at two queries for any number of them.
struct JoinedConversations: Sendable {
  let manager: @Sendable () -> ChatManager
  let items: @Sendable () -> any ItemInterface
  let users: @Sendable () -> any UserInterface
  let legacy: @Sendable () -> any LegacyInterface

  func inbox(of userId: String, limit: Int, cursor: String?) throws -> JoinedInbox {
    let page = try manager().inbox(of: userId, limit: limit, cursor: cursor)
    let conversations = page.lines.map(\.conversation)
    let people = try people(in: conversations)
    let items = try items(in: conversations)
    let lines = page.lines.map { line in
      JoinedInbox.Line(
        conversation: joined(line.conversation, for: userId, items: items, people: people),
        last: line.lastMessage.map { joined($0, for: userId, people: people) })
    }
    return JoinedInbox(lines: lines, nextCursor: page.nextCursor)
  }

  func thread(_ number: Int64, for userId: String, before: Int64?, limit: Int) throws -> JoinedThread {
    let page = try manager().thread(number, for: userId, before: before, limit: limit)
    let people = try people(in: [page.conversation])
    let lastRead = page.conversation.side(of: userId).map { page.conversation[$0].lastRead } ?? 0
    return JoinedThread(
      conversation: joined(
        page.conversation, for: userId, items: try items(in: [page.conversation]), people: people),
      entries: page.messages.map { message in
        var entry = joined(message, for: userId, people: people, states: page.offerStates)
        entry.isNew = message.number > lastRead && message.authorId != userId
        return entry
      },
      standingOffers: page.standingOffers.map { joined($0, for: userId, people: people) },
      olderBefore: page.olderBefore)
  }

  func conversation(_ conversation: Conversation, for userId: String) throws -> JoinedConversation {
    joined(
      conversation, for: userId, items: try items(in: [conversation]), people: try people(in: [conversation]))
  }

  func entry(_ message: Message, for userId: String) throws -> JoinedEntry {
    joined(message, for: userId, people: try handles([message.authorId].compactMap(\.self)))
  }

  /// An offer in the state in which an action left it.
  func offer(_ offer: Offer, for userId: String) throws -> JoinedOffer {
    joined(offer, for: userId, people: try handles([offer.byId]))
  }

  /// What a person typed, as a price in the currency of the item that a conversation is about. Throws `MoneyError`.
  func price(_ text: String, in number: Int64, for userId: String) throws -> Price {
    let conversation = try manager().conversation(number, for: userId)
    guard let item = try items().item(conversation.itemId) else { throw ChatError.unknownItem(conversation.itemId) }
    return try Price(typed: text, currencyCode: item.currencyCode)
  }
}

extension JoinedConversations {
  private typealias Handles = [String: String]
  private typealias Items = [String: JoinedConversation.Item]

  private func people(in conversations: [Conversation]) throws -> Handles {
    try handles(conversations.flatMap { [$0.buyerId, $0.sellerId] })
  }

  private func handles(_ ids: [String]) throws -> Handles {
    let people = try users().users(ids: Set(ids).sorted())
    return Dictionary(people.map { ($0.id, $0.handle) }) { first, _ in first }
  }

  private func items(in conversations: [Conversation]) throws -> Items {
    let found = try items().items(ids: Set(conversations.map(\.itemId)).sorted())
    let language = legacy().language
    let items = found.map { item in
      JoinedConversation.Item(
        id: item.id, title: item.title,
        price: MoneyText(minorUnits: item.priceMinorUnits, currencyCode: item.currencyCode, language: language),
        state: JoinedConversation.Item.State(item))
    }
    return Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
  }

  private func joined(
    _ conversation: Conversation, for userId: String, items: Items, people: Handles
  ) -> JoinedConversation {
    let side = conversation.side(of: userId)
    return JoinedConversation(
      number: conversation.number, itemId: conversation.itemId, item: items[conversation.itemId],
      buyer: people[conversation.buyerId], seller: people[conversation.sellerId],
      otherId: side.map { conversation.userId(on: $0.other) } ?? conversation.sellerId,
      other: side.flatMap { people[conversation.userId(on: $0.other)] },
      unread: side.map { conversation[$0].unread } ?? 0, lastActivityAt: conversation.lastActivityAt)
  }

  private func joined(
    _ message: Message, for userId: String, people: Handles, states: [Int64: Offer.State] = [:]
  ) -> JoinedEntry {
    let content: JoinedEntry.Content =
      switch message.content {
      case .text(let text): .text(text)
      case .system(let text): .system(text.text(in: legacy().language), in: text)
      case .left: .left
      case .offer(let step, let number, let price):
        .offer(
          JoinedEntry.Offer(
            number: number, step: step, price: shown(price),
            state: states[number]))
      }
    return JoinedEntry(
      number: message.number, conversation: message.conversation, author: message.authorId.flatMap { people[$0] },
      isOwn: message.authorId == userId, content: content, sentAt: message.sentAt)
  }

  private func joined(_ offer: Offer, for userId: String, people: Handles) -> JoinedOffer {
    JoinedOffer(
      number: offer.number, conversation: offer.conversation, maker: people[offer.byId], isOwn: offer.byId == userId,
      price: shown(offer.price), state: offer.keptState,
      expiresAt: offer.expiresAt)
  }
}

extension JoinedConversations {
  private func shown(_ price: Price) -> MoneyText {
    MoneyText(minorUnits: price.minorUnits, currencyCode: price.currencyCode, language: legacy().language)
  }
}

extension JoinedConversation.Item.State {
  fileprivate init(_ item: any ItemSummary) {
    self =
      if item.isAvailable { .available } else if item.isReserved { .reserved } else if item.isSold { .sold } else {
        .removed
      }
  }
}
