import Chat
import ChatStorage
import SQLiteStorage
import Storage
import Testing

@Suite("A database of an earlier program")
struct MigrationTests {
  @Test("opens with what was said, in the language in which it was kept")
  func beforeTranslations() throws {
    let database = try SQLiteDatabase.inMemory()
    try database.migrate(ChatMigrations.all.filter { $0.name == "chat.001-conversations" })
    let conversation = try DatabaseChatStore(database).bens()
    try database.write { db in
      try db.execute(
        """
        INSERT INTO chat_message (conversation, author_id, kind, text, sent_at)
        VALUES (\(conversation.number), 'ben', 'text', 'Hello', 1), (\(conversation.number), NULL, 'system', 'Sent.', 2)
        """)
    }

    try database.migrate(ChatMigrations.all)
    let store = DatabaseChatStore(database)
    #expect(
      try store.messages(in: conversation.number, before: nil, limit: 9).map(\.content) == [
        .text("Hello"), .system(SystemText("Sent.")),
      ])
    let text = SystemText("Delivered.", translations: ["pt-BR": "Entregue."])
    let message = try store.insertMessage(
      in: conversation.number, authorId: nil, content: .system(text), sentAt: moment(3))
    #expect(try store.messages(numbers: [message.number]).map(\.content) == [.system(text)])
  }
}
