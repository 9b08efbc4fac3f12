import Dispatch
import SQLiteStorage
import Storage
import Testing

/// Two `SQLiteDatabase`s on one file lock each other out as two processes do.
@Suite struct ContentionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(timeout: Duration = .seconds(5)) throws -> SQLiteDatabase {
    var configuration = SQLiteDatabase.Configuration()
    configuration.busyTimeout = timeout
    let database = try SQLiteDatabase(path: folder.file("notes.sqlite"), configuration: configuration)
    try database.migrate(noteMigrations)
    return database
  }

  @Test("a writer waits for another process up to the timeout, which is an error")
  func busy() throws {
    let (one, two) = (try open(), try open(timeout: .milliseconds(50)))
    let start = ContinuousClock.now
    try one.write { db in
      try db.addNote("first")
      let error = #expect(throws: StorageError.self) { try two.addNote("second") }
      #expect(error?.kind == .busy)
    }
    #expect(ContinuousClock.now - start >= .milliseconds(50))
    try two.addNote("third")
    #expect(try one.titles() == ["first", "third"])
  }

  @Test("a writer waits for another thread up to the timeout", arguments: Kind.allCases)
  func busyThread(kind: Kind) async throws {
    var configuration = SQLiteDatabase.Configuration()
    configuration.busyTimeout = .milliseconds(50)
    let database =
      switch kind {
      case .file: try SQLiteDatabase(path: folder.file("notes.sqlite"), configuration: configuration)
      case .memory: try SQLiteDatabase.inMemory(configuration: configuration)
      }
    let error = try await database.write { _ in
      let done = DispatchSemaphore(value: 0)
      let outcome = Outcome()
      DispatchQueue.global().async {
        outcome.set(Result { try database.write { _ in } })
        done.signal()
      }
      done.wait()
      return outcome.error
    }
    #expect((error as? StorageError)?.kind == .busy)
  }

  @Test("readers go on beside a writer, and see the last commit")
  func readBesideWrite() throws {
    let (one, two) = (try open(), try open())
    try one.addNote("first")
    try one.write { db in
      try db.addNote("second")
      #expect(try two.titles() == ["first"])
    }
    #expect(try two.titles() == ["first", "second"])
  }

  @Test("a read sees one state throughout")
  func snapshot() throws {
    let (one, two) = (try open(), try open())
    try one.read { db in
      #expect(try db.titles() == [])
      try two.addNote("meanwhile")
      #expect(try db.titles() == [])
    }
    #expect(try one.titles() == ["meanwhile"])
  }

  @Test("no increment is lost between threads of two databases")
  func increments() async throws {
    let databases = [try open(), try open()]
    try databases[0].addNote("counter")
    try await withThrowingTaskGroup { group in
      for number in 0..<100 {
        let database = databases[number % 2]
        group.addTask {
          try await database.write { db in
            let count = try db.value("SELECT pinned FROM note", as: Int.self) ?? 0
            try db.execute("UPDATE note SET pinned = \(count + 1)")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await databases[0].read { db in try db.value("SELECT pinned FROM note", as: Int.self) } == 100)
  }

  @Test("whoever writes batch after batch lets others in between")
  func fairness() async throws {
    let (one, two) = (try open(), try open(timeout: .seconds(60)))
    let importing = Task {
      while !Task.isCancelled {
        try await one.write { db in
          try db.addNote("batch")
          usleepMilliseconds(20)
        }
      }
    }
    try await two.write { db in try db.addNote("other") }
    importing.cancel()
    _ = await importing.result
    #expect(try await two.read { db in try db.titles().contains("other") })
  }

  @Test("a task that is cancelled while it waits for its turn does not run")
  func cancellation() async throws {
    let database = try open()
    let started = DispatchSemaphore(value: 0)
    let goOn = DispatchSemaphore(value: 0)
    let holding = Task.detached {
      try await database.write { db in
        started.signal()
        goOn.wait()
      }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        started.wait()
        continuation.resume()
      }
    }
    let waiting = Task { try await database.write { db in try db.addNote("never") } }
    waiting.cancel()
    goOn.signal()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    try await holding.value
    #expect(try await database.read { db in try db.titles() } == [])
  }

  @Test("blocking bodies leave the cooperative pool free")
  func poolStaysFree() async throws {
    let database = try open()
    let goOn = DispatchSemaphore(value: 0)
    // More than there are threads in the pool of any machine.
    let blocked = (0..<300).map { _ in
      Task { try await database.write { _ in goOn.wait() } }
    }
    await Task.detached { await Task.yield() }.value
    for _ in blocked { goOn.signal() }
    for task in blocked { try await task.value }
  }
}
