import SQLiteStorage
import Storage
import Testing

@Suite struct TransactionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a write that returns is kept", arguments: Kind.allCases)
  func commit(kind: Kind) throws {
    let database = try kind.notes(in: folder)
    try database.addNote("kept")
    #expect(try database.titles() == ["kept"])
  }

  @Test("a write that throws changes nothing and throws the same error", arguments: Kind.allCases)
  func rollBack(kind: Kind) throws {
    let database = try kind.notes(in: folder)
    #expect(throws: Refusal()) {
      try database.write { db in
        try db.addNote("undone")
        throw Refusal()
      }
    }
    #expect(try database.titles() == [])
  }

  @Test("a write inside a write joins it: the inner one alone is undone when it throws", arguments: Kind.allCases)
  func innerRollsBack(kind: Kind) throws {
    let database = try kind.notes(in: folder)
    try database.write { db in
      try db.addNote("before")
      try? database.write { db in
        try db.addNote("inner")
        try? database.write { db in
          try db.addNote("innermost")
        }
        throw Refusal()
      }
      try db.addNote("after")
    }
    #expect(try database.titles() == ["before", "after"])
  }

  @Test("a write inside a write is undone when the outer one throws", arguments: Kind.allCases)
  func outerRollsBack(kind: Kind) throws {
    let database = try kind.notes(in: folder)
    try? database.write { _ in
      try database.addNote("inner")
      throw Refusal()
    }
    #expect(try database.titles() == [])
  }

  @Test("a read inside a write sees what was written", arguments: Kind.allCases)
  func readInsideWrite(kind: Kind) throws {
    let database = try kind.notes(in: folder)
    try database.write { db in
      try db.addNote("uncommitted")
      #expect(try database.titles() == ["uncommitted"])
    }
  }

  @Test("a write inside a read is refused", arguments: Kind.allCases)
  func writeInsideRead(kind: Kind) throws {
    let database = try kind.notes(in: folder)
    let error = #expect(throws: StorageError.self) {
      try database.read { _ in try database.addNote("never") }
    }
    #expect(error?.kind == .misuse)
  }

  @Test("a savepoint that throws undoes itself alone", arguments: Kind.allCases)
  func savepoint(kind: Kind) throws {
    let database = try kind.notes(in: folder)
    try database.write { db in
      try db.addNote("before")
      #expect(throws: Refusal()) {
        try db.savepoint {
          try db.addNote("undone")
          throw Refusal()
        }
      }
    }
    #expect(try database.titles() == ["before"])
  }

  @Test("a task started inside a write does not join it", arguments: Kind.allCases)
  func taskInsideWrite(kind: Kind) async throws {
    let database = try kind.notes(in: folder)
    let task = try await database.write { db in
      try db.addNote("outer")
      let task = Task { try await database.write { db in try db.addNote("from the task") } }
      try db.addNote("outer again")
      return task
    }
    try await task.value
    #expect(try await database.read { db in try db.titles() } == ["outer", "outer again", "from the task"])
  }

  @Test("asynchronous reads and writes do the same", arguments: Kind.allCases)
  func asynchronous(kind: Kind) async throws {
    let database = try kind.notes(in: folder)
    try await withThrowingTaskGroup { group in
      for number in 1...50 {
        group.addTask { try await database.write { db in try db.addNote("\(number)") } }
        group.addTask { _ = try await database.read { db in try db.titles() } }
      }
      try await group.waitForAll()
    }
    #expect(try await database.read { db in try db.titles().count } == 50)
  }
}
