import Dispatch
import Foundation
import SQLiteStorage
import Storage
import Testing

/// What only separate processes can show; an exit test runs its body in one of its own.
@Suite struct ProcessTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: folder.file("notes.sqlite"))
    try database.migrate(noteMigrations)
    return database
  }

  @Test(
    "what was acknowledged survives a kill at any moment, and nothing half-done is left", arguments: [1, 7, 19, 41])
  func kill(milliseconds: Int) async throws {
    _ = try open()
    let (path, log) = (folder.file("notes.sqlite"), folder.file("acknowledged"))
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, log = log as String, milliseconds] in
      try writeUntilKilled(path, log: log, after: milliseconds)
    }
    let acknowledged = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").compactMap { Int($0) }
    let database = try open()
    let titles = Set(try database.titles())
    for number in acknowledged {
      #expect(titles.isSuperset(of: ["\(number) a", "\(number) b"]))
    }
    #expect(titles.count.isMultiple(of: 2))
    #expect(try database.integrityFaults() == [])
  }

  @Test("no increment is lost between processes, and each hears of the other's")
  func increments() async throws {
    let database = try open()
    try await database.write { db in try db.addNote("counter") }
    var changes = database.changes(in: ["note"]).makeAsyncIterator()
    let path = folder.file("notes.sqlite")
    async let first: Void = expectIncrements(path)
    async let second: Void = expectIncrements(path)
    for _ in 1...50 { try await database.write { db in try increment(db) } }
    _ = await (first, second)
    #expect(await changes.next() == ["note"])
    #expect(try await database.read { db in try db.value("SELECT pinned FROM note", as: Int.self) } == 150)
  }

  @Test("a file that may only be read, in a folder that may only be read, is read")
  func unprivileged() async throws {
    try open().addNote("one")
    let path = folder.file("notes.sqlite")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    await #expect(processExitsWith: .success) { [path = path as String] in
      try becomeNobody()
      let error = #expect(throws: StorageError.self) { try SQLiteDatabase(path: path) }
      #expect(error?.kind == .readOnly)
      var configuration = SQLiteDatabase.Configuration()
      configuration.isReadOnly = true
      #expect(try SQLiteDatabase(path: path, configuration: configuration).titles() == ["one"])
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
  }

  @Test("a file that may not be read, and a folder that may not be written, are errors of their own")
  func forbidden() async throws {
    try open().addNote("one")
    let (path, new) = (folder.file("notes.sqlite"), folder.file("new.sqlite"))
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
    await #expect(processExitsWith: .success) { [path = path as String, new = new as String] in
      try becomeNobody()
      #expect(#expect(throws: StorageError.self) { try SQLiteDatabase(path: path) }?.kind == .cannotOpen)
      #expect(#expect(throws: StorageError.self) { try SQLiteDatabase(path: new) }?.kind == .readOnly)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
  }
}

private func increment(_ db: borrowing Writer) throws {
  let count = try db.value("SELECT pinned FROM note", as: Int.self) ?? 0
  try db.execute("UPDATE note SET pinned = \(count + 1)")
}

/// Counts up in another process.
private func expectIncrements(_ path: String) async {
  await #expect(processExitsWith: .success) { [path = path as String] in
    let database = try SQLiteDatabase(path: path)
    for _ in 1...50 { try await database.write { db in try increment(db) } }
  }
}

/// Writes pairs of notes and, once they are committed, their numbers to `log`.
private func writeUntilKilled(_ path: String, log: String, after milliseconds: Int) throws {
  let database = try SQLiteDatabase(path: path)
  let descriptor = open(log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { kill(getpid(), SIGKILL) }
  for number in 1... {
    try database.write { db in
      try db.addNote("\(number) a")
      try db.addNote("\(number) b")
    }
    let line = "\(number)\n"
    write(descriptor, line, line.utf8.count)
  }
}

/// Gives up the rights of root, for whom no file is forbidden.
private func becomeNobody() throws {
  guard getuid() == 0 else { return }
  try #require(setgid(65534) == 0 && setuid(65534) == 0)
}
