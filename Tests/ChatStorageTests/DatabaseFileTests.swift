import Chat
import ChatStorage
import Foundation
import SQLiteStorage
import Testing

@Suite("A database file of conversations", .timeLimit(.minutes(1)))
struct DatabaseFileTests {
  /// Stores on one file as two programs have them; the folder goes when `body` returns.
  private func withFile(_ body: (_ open: () throws -> DatabaseChatStore) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "chat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body {
      let database = try SQLiteDatabase(path: folder.appending(path: "market").path())
      try database.migrate(ChatMigrations.all)
      return DatabaseChatStore(database)
    }
  }

  @Test("keeps what is unread when it is opened again")
  func reopen() async throws {
    try await withFile { open in
      var conversation = try open().bens()
      conversation.sellerSeat.unread = 3
      try open().update(conversation)
      #expect(try open().unreadCount(of: "ana") == 3)
    }
  }

  @Test("tells one program what another commits")
  func watch() async throws {
    try await withFile { open in
      let (here, there) = (try open(), try open())
      let conversation = try there.bens()
      let changes = here.changes()
      let message = try there.say("hi", in: conversation)
      for await _ in changes { break }
      #expect(try here.messages(of: "ana", after: 0, through: .max, limit: 9) == [message])
    }
  }

  @Test("loses nothing of what several write at once")
  func writers() async throws {
    try await withFile { open in
      let stores = try (1...4).map { _ in try open() }
      let number = try #require(stores.first).bens().number
      try await withThrowingTaskGroup { group in
        for store in stores {
          group.addTask {
            for _ in 1...25 {
              try store.transaction {
                guard var conversation = try store.conversation(number) else { return }
                _ = try store.say("hi", in: conversation)
                conversation.sellerSeat.unread += 1
                try store.update(conversation)
              }
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try stores.first?.unreadCount(of: "ana") == 100)
      #expect(try stores.first?.newestMessage() == 100)
    }
  }
}
