import Foundation
import SQLiteStorage
import Storage
import Testing

@Suite struct MigrationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open() throws -> SQLiteDatabase {
    try SQLiteDatabase(path: folder.file("notes.sqlite"))
  }

  private let first = Migration("note.001-notes", "CREATE TABLE note (title TEXT); INSERT INTO note VALUES ('first');")
  private let second = Migration("note.002-second") { db in
    try db.execute("INSERT INTO note VALUES (\("second"))")
  }
  private let other = Migration("tag.001-tags", "CREATE TABLE tag (name TEXT)")

  private func titles(_ database: SQLiteDatabase) throws -> [String] {
    try database.read { db in try db.values("SELECT title FROM note ORDER BY rowid") }
  }

  @Test("each migration runs once, in order, whenever it came")
  func once() throws {
    try open().migrate([first])
    try open().migrate([first, second, other])
    let database = try open()
    try database.migrate([first, second, other])
    #expect(try titles(database) == ["first", "second"])
  }

  @Test("a feature that comes later may stand before one that was there")
  func laterFeature() throws {
    try open().migrate([other])
    #expect(throws: Never.self) { try open().migrate([first, second, other]) }
  }

  @Test("a migration that fails leaves nothing of any of them")
  func failing() throws {
    let failing = Migration("note.002-failing", "CREATE TABLE half (id INTEGER); CREATE TABLE note (id INTEGER)")
    #expect(throws: StorageError.self) { try open().migrate([first, failing]) }
    let tables = try open().read { db in
      try db.values("SELECT name FROM sqlite_schema WHERE name IN \(["note", "half"])", as: String.self)
    }
    #expect(tables == [])
    try open().migrate([first, second])
  }

  @Test("a database of a newer program is refused untouched")
  func newer() throws {
    try open().migrate([first, second])
    let before = try Data(contentsOf: URL(filePath: folder.file("notes.sqlite")))
    let error = #expect(throws: StorageError.self) { try open().migrate([first, other]) }
    #expect(error?.kind == .newerSchema)
    #expect(error?.message.contains("note.002-second") == true)
    #expect(try Data(contentsOf: URL(filePath: folder.file("notes.sqlite"))) == before)
  }

  @Test("a migration put before one that was applied is refused")
  func outOfOrder() throws {
    try open().migrate([second].map { _ in Migration("note.002-second", "CREATE TABLE note (title TEXT)") })
    let error = #expect(throws: StorageError.self) { try open().migrate([first, second]) }
    #expect(error?.kind == .misuse)
  }

  @Test("two migrations of one name are refused")
  func duplicate() throws {
    let error = #expect(throws: StorageError.self) { try open().migrate([first, first]) }
    #expect(error?.kind == .misuse)
  }

  @Test("many that start at once all succeed, and each migration runs once")
  func atOnce() async throws {
    let path = folder.file("notes.sqlite")
    let migrations = [first, second, other]
    try await withThrowingTaskGroup { group in
      for _ in 1...8 {
        group.addTask {
          try await Task.detached { try migrate(path, migrations) }.value
        }
      }
      try await group.waitForAll()
    }
    #expect(try titles(open()) == ["first", "second"])
  }
}

private func migrate(_ path: String, _ migrations: [Migration]) throws {
  try SQLiteDatabase(path: path, configuration: .init(applicationID: 5)).migrate(migrations)
}
