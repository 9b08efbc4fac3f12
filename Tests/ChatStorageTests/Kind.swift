import Chat
import ChatStorage
import Foundation
import SQLiteStorage

/// The two stores, which must not differ.
enum Kind: CaseIterable {
  case memory, database

  func store() throws -> any ChatStore {
    switch self {
    case .memory: MemoryChatStore()
    case .database: DatabaseChatStore(try emptyDatabase())
    }
  }
}

func emptyDatabase() throws -> SQLiteDatabase {
  let database = try SQLiteDatabase.inMemory()
  try database.migrate(ChatMigrations.all)
  return database
}

/// So many seconds after an instant that has no other meaning, with milliseconds.
func moment(_ seconds: Double) -> Date {
  Date(timeIntervalSince1970: 1_700_000_000.123 + seconds)
}

extension ChatStore {
  /// A conversation of ben with ana about an item.
  func bens(_ itemId: String = "1", at seconds: Double = 0) throws -> Conversation {
    try insertConversation(
      itemId: itemId, buyerId: "ben", sellerId: "ana", foreignId: nil, openedAt: moment(seconds))
  }

  func say(_ text: String, by authorId: String? = "ben", in conversation: Conversation) throws -> Message {
    try insertMessage(in: conversation.number, authorId: authorId, content: .text(text), sentAt: moment(1))
  }
}

struct Refusal: Error, Equatable {}
