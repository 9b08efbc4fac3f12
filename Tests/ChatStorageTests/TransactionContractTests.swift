import Chat
import Testing

@Suite("A transaction of a store")
struct TransactionContractTests {
  @Test("that throws leaves no trace", arguments: Kind.allCases)
  func undo(kind: Kind) throws {
    let store = try kind.store()
    #expect(throws: Refusal.self) {
      try store.transaction {
        _ = try store.say("hi", in: try store.bens())
        throw Refusal()
      }
    }
    #expect(try store.conversation(1) == nil)
    #expect(try store.newestMessage() == 0)
  }

  @Test("inside another undoes its own part alone", arguments: Kind.allCases)
  func undoInner(kind: Kind) throws {
    let store = try kind.store()
    try store.transaction {
      let conversation = try store.bens()
      #expect(throws: Refusal.self) {
        try store.transaction {
          _ = try store.say("inner", in: conversation)
          throw Refusal()
        }
      }
      _ = try store.say("outer", in: conversation)
    }
    #expect(try store.messages(in: 1, before: nil, limit: 9).map(\.content) == [.text("outer")])
  }

  @Test("sees what it did, and so does a snapshot in it", arguments: Kind.allCases)
  func ownChanges(kind: Kind) throws {
    let store = try kind.store()
    try store.transaction {
      let conversation = try store.bens()
      #expect(try store.snapshot { try store.conversation(1) } == conversation)
    }
  }

  @Test("that throws undoes what others inside it finished", arguments: Kind.allCases)
  func undoOuter(kind: Kind) throws {
    let store = try kind.store()
    let conversation = try store.bens()
    #expect(throws: Refusal.self) {
      try store.transaction {
        try store.transaction { try store.transaction { _ = try store.say("inner", in: conversation) } }
        throw Refusal()
      }
    }
    #expect(try store.newestMessage() == 0)
  }

  @Test("loses nothing of what many change at once", arguments: Kind.allCases)
  func lostUpdates(kind: Kind) async throws {
    let store = try kind.store()
    let number = try store.bens().number
    try await withThrowingTaskGroup { group in
      for _ in 1...50 {
        group.addTask {
          try store.transaction {
            guard var conversation = try store.conversation(number) else { return }
            conversation.buyerSeat.unread += 1
            try store.update(conversation)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.unreadCount(of: "ben") == 50)
  }

  @Test("is seen by a snapshot as a whole or not at all", arguments: Kind.allCases)
  func snapshots(kind: Kind) async throws {
    let store = try kind.store()
    let numbers = try ["1", "2"].map { try store.bens($0).number }
    try await withThrowingTaskGroup { group in
      group.addTask {
        for unread in 1...50 {
          try store.transaction {
            for number in numbers {
              guard var conversation = try store.conversation(number) else { return }
              conversation.buyerSeat.unread = unread
              try store.update(conversation)
            }
          }
        }
      }
      group.addTask {
        for _ in 1...50 {
          let seen = try store.snapshot { try numbers.map { try store.conversation($0)?.buyerSeat.unread } }
          #expect(Set(seen).count == 1)
        }
      }
      try await group.waitForAll()
    }
  }
}
