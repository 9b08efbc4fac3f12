import Foundation
import SQLiteStorage
import Storage

/// A folder of its own that goes with the value that owns it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "storage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file(name))[.posixPermissions] as? Int
  }
}

/// The two kinds of database, which must not differ.
enum Kind: CaseIterable {
  case file, memory

  /// Opens a database with a table of notes; `folder` has to outlive it.
  func notes(in folder: TemporaryFolder) throws -> SQLiteDatabase {
    let database =
      switch self {
      case .file: try SQLiteDatabase(path: folder.file("notes.sqlite"))
      case .memory: try SQLiteDatabase.inMemory()
      }
    try database.migrate(noteMigrations)
    return database
  }
}

let noteMigrations = [
  Migration(
    "note.001-notes",
    """
    CREATE TABLE note (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL UNIQUE,
      rating REAL CHECK (rating >= 0),
      pinned INTEGER NOT NULL DEFAULT 0,
      written_at INTEGER,
      attachment BLOB
    ) STRICT;
    CREATE TABLE tag (note INTEGER NOT NULL REFERENCES note ON DELETE CASCADE, name TEXT NOT NULL) STRICT;
    """)
]

extension Database {
  func addNote(_ title: String) throws {
    try write { db in try db.addNote(title) }
  }

  func titles() throws -> [String] {
    try read { db in try db.titles() }
  }
}

extension Writer {
  func addNote(_ title: String) throws {
    try insert("INSERT INTO note (title) VALUES (\(title))")
  }
}

extension Queryable where Self: ~Copyable {
  func titles() throws -> [String] {
    try values("SELECT title FROM note ORDER BY id")
  }
}

struct Refusal: Error, Equatable {}
