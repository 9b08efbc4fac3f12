public import Chat
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import Storage

extension DatabaseChatStore {
  /// Adds an entry to a timeline.
  public func insertMessage(
    in conversation: Int64, authorId: String?, content: Message.Content, sentAt: Date
  ) throws -> Message {
    let kept = KeptContent(content)
    return try database.write { db in
      let number = try db.insert(
        """
        INSERT INTO chat_message (conversation, author_id, kind, text, offer, sent_at)
        VALUES (\(conversation), \(authorId), \(kept.kind), \(kept.text), \(kept.offer), \(sentAt))
        """)
      for (language, text) in kept.translations {
        try db.execute(
          "INSERT INTO chat_message_translation (message, language, text) VALUES (\(number), \(language), \(text))")
      }
      return Message(
        number: number, conversation: conversation, authorId: authorId, content: content, sentAt: sentAt)
    }
  }

  /// The entries with these numbers, in ascending order.
  public func messages(numbers: [Int64]) throws -> [Message] {
    try messages("WHERE message.number IN \(numbers) ORDER BY message.number")
  }

  /// The newest entries of a timeline, in ascending order.
  public func messages(in conversation: Int64, before end: Int64?, limit: Int) throws -> [Message] {
    try messages(
      """
      WHERE message.conversation = \(conversation) AND message.number < \(end ?? .max)
      ORDER BY message.number DESC LIMIT \(limit)
      """
    ).reversed()
  }

  /// The first entries of one conversation in a range of numbers, in ascending order.
  public func messages(
    in conversation: Int64, after start: Int64, through end: Int64, limit: Int
  ) throws -> [Message] {
    try messages(
      """
      WHERE message.conversation = \(conversation) AND message.number > \(start) AND message.number <= \(end)
      ORDER BY message.number LIMIT \(limit)
      """)
  }

  /// The first entries in a range of numbers of all conversations of a user, in ascending order.
  public func messages(of userId: String, after start: Int64, through end: Int64, limit: Int) throws -> [Message] {
    // Asks for each new message whose it is, since a person's conversations may be many more than the new messages.
    try messages(
      """
      WHERE message.number > \(start) AND message.number <= \(end) AND EXISTS (
        SELECT 1 FROM chat_conversation AS mine
        WHERE mine.number = message.conversation AND (mine.buyer_id = \(userId) OR mine.seller_id = \(userId)))
      ORDER BY message.number LIMIT \(limit)
      """)
  }

  /// How many entries of a timeline above a number are not the user's.
  public func messageCount(in conversation: Int64, after number: Int64, notBy userId: String) throws -> Int {
    try database.read { db in
      try db.value(
        """
        SELECT count(*) FROM chat_message
        WHERE conversation = \(conversation) AND number > \(number) AND author_id IS DISTINCT FROM \(userId)
        """) ?? 0
    }
  }

  /// The highest number of an entry so far.
  public func newestMessage() throws -> Int64 {
    try database.read { db in try db.value("SELECT coalesce(max(number), 0) FROM chat_message") ?? 0 }
  }

  private func messages(_ selection: SQL) throws -> [Message] {
    try database.read { db in
      let messages = try db.rows(
        """
        SELECT message.number, message.conversation, message.author_id, message.kind, message.text, message.offer,
          offer.price, offer.currency, message.sent_at
        FROM chat_message AS message LEFT JOIN chat_offer AS offer ON offer.number = message.offer
        \(selection)
        """
      ) { row in
        Message(
          number: try row["number"], conversation: try row["conversation"], authorId: try row["author_id"],
          content: try KeptContent.content(of: row), sentAt: try row["sent_at"])
      }
      let translations = try translations(of: messages.compactMap { $0.isSystem ? $0.number : nil }, in: db)
      return translations.isEmpty ? messages : messages.map { $0.translated(translations[$0.number] ?? [:]) }
    }
  }

  /// What these entries are in other languages than English, by number and language.
  private func translations(
    of numbers: [Int64], in db: borrowing some Queryable & ~Copyable
  ) throws -> [Int64: [String: String]] {
    let found = try db.rows(about: numbers) { numbers in
      "SELECT message, language, text FROM chat_message_translation WHERE message IN \(numbers)"
    } making: { row in
      (
        number: try row["message", as: Int64.self], language: try row["language", as: String.self],
        text: try row["text", as: String.self]
      )
    }
    return found.reduce(into: [:]) { $0[$1.number, default: [:]][$1.language] = $1.text }
  }
}

extension Message {
  fileprivate var isSystem: Bool {
    if case .system = content { true } else { false }
  }

  /// This entry with what it is in other languages.
  fileprivate func translated(_ translations: [String: String]) -> Message {
    guard case .system(let text) = content else { return self }
    return Message(
      number: number, conversation: conversation, authorId: authorId,
      content: .system(SystemText(text.english, translations: translations)), sentAt: sentAt)
  }
}
