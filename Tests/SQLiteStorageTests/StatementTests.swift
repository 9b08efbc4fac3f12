import SQLiteStorage
import Storage
import Testing

@Suite struct StatementTests {
  let database: SQLiteDatabase

  init() throws {
    database = try SQLiteDatabase.inMemory()
    try database.migrate(noteMigrations)
  }

  private func kind(of sql: SQL) -> StorageError.Kind? {
    #expect(throws: StorageError.self) { try database.write { db in try db.execute(sql) } }?.kind
  }

  @Test("execute tells how many rows it changed")
  func changes() throws {
    try database.write { db in
      try #expect(db.execute("INSERT INTO note (title) VALUES ('a'), ('b'), ('c')") == 3)
      try #expect(db.execute("UPDATE note SET pinned = 1 WHERE title > \("a")") == 2)
      try #expect(db.execute("UPDATE note SET pinned = 1 WHERE title > \("z")") == 0)
      try #expect(db.execute("CREATE TABLE later (id INTEGER)") == 0)
      try #expect(db.execute("DELETE FROM note") == 3)
    }
  }

  @Test("insert tells the number of the new row, and throws when there is none")
  func inserted() throws {
    try database.write { db in
      try #expect(db.insert("INSERT INTO note (title) VALUES ('a')") == 1)
      try #expect(db.insert("INSERT INTO note (title) VALUES ('b')") == 2)
      #expect(throws: StorageError.self) {
        try db.insert("INSERT INTO note (title) VALUES ('b') ON CONFLICT DO NOTHING")
      }
    }
  }

  @Test("a statement that changes rows may answer with them")
  func returning() throws {
    let ids = try database.write { db in
      try db.values("INSERT INTO note (title) VALUES ('a'), ('b') RETURNING id", as: Int.self)
    }
    #expect(ids == [1, 2])
  }

  @Test("rows stream: a body that throws stops them, and the statement can be used inside itself")
  func streaming() throws {
    try database.write { db in
      for number in 1...3 { try db.addNote("\(number)") }
      var pairs = 0
      try db.forEach("SELECT title FROM note") { _ in
        try db.forEach("SELECT title FROM note") { _ in pairs += 1 }
      }
      #expect(pairs == 9)
      #expect(throws: Refusal()) { try db.forEach("SELECT title FROM note") { _ in throw Refusal() } }
      #expect(try db.titles() == ["1", "2", "3"])
      #expect(try db.first("SELECT title FROM note WHERE id > \(5)") { _ in 1 } == nil)
      #expect(try db.exists("SELECT 1 FROM note WHERE id = \(2)"))
    }
  }

  @Test("lists of any length are matched", arguments: [0, 1, 3, 1000, 5000])
  func lists(count: Int) throws {
    try database.write { db in
      for number in 1...3 { try db.addNote("\(number)") }
      let ids = (0..<count).map { $0 + 2 }
      #expect(try db.value("SELECT count(*) FROM note WHERE id IN \(ids)", as: Int.self) == min(2, count))
      #expect(try db.value("SELECT count(*) FROM note WHERE id NOT IN \(ids)", as: Int.self) == 3 - min(2, count))
    }
  }

  @Test("more statements than are kept can be used")
  func manyStatements() throws {
    try database.read { db in
      for number in 1...500 {
        let column = SQL(identifier: "c\(number)")
        try #expect(db.value("SELECT \(number) AS \(column)", as: Int.self) == number)
      }
    }
  }

  @Test("rules of the schema are told apart")
  func constraints() throws {
    try database.addNote("taken")
    #expect(kind(of: "INSERT INTO note (title) VALUES ('taken')") == .constraint(.unique))
    #expect(kind(of: "INSERT INTO note (id, title) VALUES (1, 'x')") == .constraint(.primaryKey))
    #expect(kind(of: "INSERT INTO note (title) VALUES (NULL)") == .constraint(.notNull))
    #expect(kind(of: "INSERT INTO note (title, rating) VALUES ('x', -1)") == .constraint(.check))
    #expect(kind(of: "INSERT INTO tag (note, name) VALUES (99, 'x')") == .constraint(.foreignKey))
    #expect(kind(of: "INSERT INTO note (title, pinned) VALUES ('x', 'text')") == .constraint(.other))
  }

  @Test("an error names the statement and the code, and no bound value")
  func errorText() throws {
    try database.addNote("secret title")
    let error = #expect(throws: StorageError.self) { try database.addNote("secret title") }
    #expect(error?.statement == "INSERT INTO note (title) VALUES (?)")
    #expect(error?.code == 2067)
    #expect(error?.description.contains("secret") == false)
  }

  @Test(
    "what would break the transaction is refused",
    arguments: [
      "COMMIT", "ROLLBACK", "BEGIN", "SAVEPOINT a", "RELEASE inner", "PRAGMA synchronous = OFF",
      "ATTACH 'other' AS other", "/* a */ COMMIT", "", ";", "-- nothing", "SELECT 1; SELECT 2", "SELECT ?",
    ] as [SQL])
  func refused(sql: SQL) throws {
    #expect(kind(of: sql) == .misuse)
  }

  @Test("a read cannot change anything, not even by a statement that answers")
  func readChangesNothing() throws {
    let error = #expect(throws: StorageError.self) {
      try database.read { db in try db.values("INSERT INTO note (title) VALUES ('a') RETURNING id", as: Int.self) }
    }
    #expect(error?.kind == .misuse)
    #expect(try database.titles() == [])
  }

  @Test("a mistake in a statement is an error with its text")
  func mistake() throws {
    let error = #expect(throws: StorageError.self) {
      try database.read { db in try db.titlesOfNothing() }
    }
    #expect(error?.statement == "SELECT title FROM nothing")
  }
}

extension Queryable where Self: ~Copyable {
  fileprivate func titlesOfNothing() throws -> [String] {
    try values("SELECT title FROM nothing")
  }
}
