import SQLiteStorage
import Storage
import Testing

@Suite struct ChangesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func add(_ title: String, to database: SQLiteDatabase) async throws {
    try await database.write { db in try db.addNote(title) }
  }

  @Test("a commit is reported with the tables that it touched", arguments: Kind.allCases)
  func commit(kind: Kind) async throws {
    let database = try kind.notes(in: folder)
    let changes = database.changes(in: ["note", "tag"])
    try await add("one", to: database)
    var iterator = changes.makeAsyncIterator()
    #expect(await iterator.next() == ["note"])
    try await database.write { db in
      try db.execute("INSERT INTO tag VALUES (1, 'red')")
      try db.execute("UPDATE note SET pinned = 1")
    }
    #expect(await iterator.next() == ["note", "tag"])
  }

  @Test("a commit of another process is reported within 100 milliseconds")
  func otherProcess() async throws {
    let (one, two) = (try Kind.file.notes(in: folder), try Kind.file.notes(in: folder))
    let durations = try await withTaskExecutorPreference(QueueExecutor()) {
      var iterator = one.changes(in: ["note"]).makeAsyncIterator()
      var durations: [Duration] = []
      for number in 1...10 {
        try await add("\(number)", to: two)
        let start = ContinuousClock.now
        #expect(await iterator.next() == ["note"])
        durations.append(ContinuousClock.now - start)
      }
      return durations
    }
    // The median, since a busy machine may keep a test waiting for longer than any promise.
    #expect(durations.sorted()[5] < .milliseconds(100))
  }

  @Test("what did not happen is not reported: other tables, what was undone, what was before", arguments: Kind.allCases)
  func silence(kind: Kind) async throws {
    let database = try kind.notes(in: folder)
    try await add("before", to: database)
    var iterator = database.changes(in: ["tag"]).makeAsyncIterator()
    try await add("another table", to: database)
    try? await database.write { db in
      try db.execute("INSERT INTO tag VALUES (1, 'undone')")
      throw Refusal()
    }
    try await database.write { db in
      try? db.savepoint {
        try db.execute("INSERT INTO tag VALUES (1, 'undone')")
        throw Refusal()
      }
      try db.execute("DELETE FROM tag")
    }
    try await database.write { db in
      try db.execute("INSERT INTO tag VALUES (1, 'kept')")
    }
    #expect(await iterator.next() == ["tag"])
    #expect(try await database.read { db in try db.value("SELECT name FROM tag", as: String.self) } == "kept")
  }

  @Test("rows that go with others are reported", arguments: Kind.allCases)
  func cascade(kind: Kind) async throws {
    let database = try kind.notes(in: folder)
    try await add("one", to: database)
    try await database.write { db in try db.execute("INSERT INTO tag VALUES (1, 'red')") }
    var iterator = database.changes(in: ["tag"]).makeAsyncIterator()
    try await database.write { db in try db.execute("DELETE FROM note") }
    #expect(await iterator.next() == ["tag"])
  }

  @Test("many commits are few elements for who is slow", arguments: Kind.allCases)
  func coalescing(kind: Kind) async throws {
    let database = try kind.notes(in: folder)
    let changes = database.changes(in: ["note"])
    for number in 1...50 { try await add("\(number)", to: database) }
    var iterator = changes.makeAsyncIterator()
    #expect(await iterator.next() == ["note"])
    let counting = Task {
      var count = 0
      for await _ in changes { count += 1 }
      return count
    }
    try await Task.sleep(for: .milliseconds(100))
    counting.cancel()
    #expect(await counting.value <= 1)
  }

  @Test("the sequence ends when its task is cancelled", arguments: Kind.allCases)
  func cancellation(kind: Kind) async throws {
    let database = try kind.notes(in: folder)
    let changes = database.changes(in: ["note"])
    let following = Task {
      for await _ in changes {}
      return true
    }
    following.cancel()
    #expect(await following.value)
  }

  @Test("several followers each hear of their tables", arguments: Kind.allCases)
  func followers(kind: Kind) async throws {
    let database = try kind.notes(in: folder)
    var first = database.changes(in: ["note"]).makeAsyncIterator()
    var second = database.changes(in: ["note", "tag"]).makeAsyncIterator()
    try await add("one", to: database)
    #expect(await first.next() == ["note"])
    #expect(await second.next() == ["note"])
  }
}
