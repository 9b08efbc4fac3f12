/// One step in the life of a schema, applied once to each database and never changed afterwards.
///
/// Names tell the feature and the order: `chat.001-conversations`, `chat.002-unread`. A migration must not depend on
/// another feature's.
///
/// ```swift
/// public enum NoteMigrations {
///   public static let all = [
///     Migration("note.001-notes", "CREATE TABLE note (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL) STRICT"),
///     Migration("note.002-index") { db in try TextIndex("note_text", columns: ["title"]).create(in: db) },
///   ]
/// }
/// ```
public struct Migration: Sendable {
  /// What the database remembers it by.
  public let name: String

  private let change: @Sendable (borrowing Writer) throws -> Void

  /// A migration that runs a script: statements separated by semicolons, with nothing bound.
  public init(_ name: String, _ script: SQL) {
    self.init(name) { db in try db.executeScript(script) }
  }

  /// A migration that runs code.
  public init(_ name: String, _ change: @escaping @Sendable (borrowing Writer) throws -> Void) {
    self.name = name
    self.change = change
  }

  /// Makes the change in the transaction of `db`.
  package func apply(in db: borrowing Writer) throws {
    try change(db)
  }
}
