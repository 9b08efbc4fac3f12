/// A full-text index over some texts of numbered things, newest numbers first.
///
/// Case and accents do not count. The index keeps what was put in until it is removed, and knows no table: whoever
/// changes a thing changes its entry in the same transaction.
///
/// ```swift
/// let index = TextIndex("note_text", columns: ["title", "body"])
/// try index.insert(id, ["Pão de queijo", "…"], in: db)
/// let query = TextQuery("pao -trigo")
/// try db.rows("""
///   SELECT note.* FROM \(index.hits(query, in: db)) AS hit CROSS JOIN note ON note.id = hit.id
///   WHERE note.author = \(author) AND hit.id < \(bound) ORDER BY hit.id DESC LIMIT \(limit)
///   """) { row in … }
/// ```
///
/// Written like this, the hits are found in descending order and the search stops at the limit.
public struct TextIndex: Sendable {
  /// The name of the index, unique in the database.
  public let name: String

  /// The names of the texts that an entry consists of.
  public let columns: [String]

  /// Describes an index; ``create(in:)`` makes it, in a migration.
  public init(_ name: String, columns: [String]) {
    self.name = name
    self.columns = columns
  }

  /// Makes the index, empty.
  public func create(in db: borrowing Writer) throws {
    try db.execute(db.textSearch.create(self))
  }

  /// Adds an entry, with one text for each column.
  public func insert(_ id: Int64, _ texts: [String], in db: borrowing Writer) throws {
    try check(texts)
    try db.execute(db.textSearch.insert(id, texts, self))
  }

  /// Replaces the texts of an entry; without effect if there is none.
  public func update(_ id: Int64, _ texts: [String], in db: borrowing Writer) throws {
    try check(texts)
    try db.execute(db.textSearch.update(id, texts, self))
  }

  /// Removes an entry; without effect if there is none.
  public func delete(_ id: Int64, in db: borrowing Writer) throws {
    try db.execute(db.textSearch.delete(id, self))
  }

  /// The ids of the entries that match, as a parenthesised `SELECT` with one column, `id`: for `FROM` and for `IN`.
  ///
  /// A query with nothing to look for matches every entry.
  public func hits(_ query: TextQuery, in db: borrowing some Queryable & ~Copyable) -> SQL {
    db.textSearch.hits(query, self)
  }

  private func check(_ texts: [String]) throws {
    guard texts.count == columns.count else {
      throw StorageError(.misuse, message: "index \(name) has \(columns.count) texts, not \(texts.count)")
    }
  }
}

/// How a back end says what ``TextIndex`` promises; nobody else needs it.
public protocol TextSearchDialect: Sendable {
  func create(_ index: TextIndex) -> SQL
  func insert(_ id: Int64, _ texts: [String], _ index: TextIndex) -> SQL
  func update(_ id: Int64, _ texts: [String], _ index: TextIndex) -> SQL
  func delete(_ id: Int64, _ index: TextIndex) -> SQL
  func hits(_ query: TextQuery, _ index: TextIndex) -> SQL
}
