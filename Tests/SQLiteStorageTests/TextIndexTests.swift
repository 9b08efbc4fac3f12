import SQLiteStorage
import Storage
import Testing

@Suite struct TextIndexTests {
  let database: SQLiteDatabase
  let index = TextIndex("note_text", columns: ["title", "body"])

  init() throws {
    database = try SQLiteDatabase.inMemory()
    try database.write { [index] db in
      try index.create(in: db)
      try index.insert(1, ["Beach cruiser, red", "A bicycle for the sea side"], in: db)
      try index.insert(2, ["Cruiser for the beach", "Blue"], in: db)
      try index.insert(3, ["Cílios postiços", "Novos, na caixa. CRUISERS"], in: db)
      try index.insert(4, ["자전거 팝니다", "서울 beach"], in: db)
    }
  }

  private func hits(_ query: TextQuery) throws -> [Int64] {
    try database.read { [index] db in
      try db.values("SELECT id FROM \(index.hits(query, in: db)) AS hit ORDER BY id DESC")
    }
  }

  @Test(
    "finds what a person asks for",
    arguments: [
      ("cruiser", [2, 1]), ("CRUISER beach", [2, 1]), ("cruiser*", [3, 2, 1]), ("\"beach cruiser\"", [1]),
      ("beach-cruiser", [2, 1]), ("beach -cruiser", [4]), ("beach -\"beach cruiser\"", [4, 2]), ("cilios", [3]),
      ("CÍLIOS", [3]), ("자전거", [4]), ("-beach", [3]), ("-cru*", [4]), ("", [4, 3, 2, 1]), ("…", [4, 3, 2, 1]),
      ("nothing", []), ("sea blue", []), ("\"sea si\"*", [1]), ("\"beach cruiser", [1]), ("red-", [1]),
    ] as [(String, [Int64])])
  func find(text: String, ids: [Int64]) throws {
    #expect(try hits(TextQuery(text)) == ids)
  }

  @Test(
    "no text can break a query or become one",
    arguments: [
      "\"", "\"\"", "*", "-", "--", "-\"", "title:red", "AND", "OR NOT", "NEAR(a b)", "a^b", "(", ")", "{title}", "+",
      "'; DROP TABLE note_text", "\u{0}", "a\u{0}b", "Ⓐ", "🚲", "-🚲", "\\", "* *", "\"*\"*",
    ])
  func hostile(text: String) throws {
    #expect(throws: Never.self) { try hits(TextQuery(text)) }
    #expect(throws: Never.self) { try hits(TextQuery(text).asPhrase().inColumn("title")) }
  }

  @Test("words that are operators elsewhere are words")
  func operators() throws {
    try database.write { db in try index.insert(5, ["Salt AND pepper OR not", ""], in: db) }
    #expect(try hits(TextQuery("and or not")) == [5])
  }

  @Test("three ranks, the better ones left out of the next: phrase in the title, words in the title, anywhere")
  func ranks() throws {
    let query = TextQuery("beach cruiser*")
    let phrase = query.asPhrase().inColumn("title")
    let title = query.inColumn("title")
    #expect(try hits(phrase) == [1])
    #expect(try hits(title.excluding(phrase)) == [2])
    try database.write { db in try index.insert(6, ["Helmet", "for the beach and for a cruiser"], in: db) }
    #expect(try hits(query.excluding(title)) == [6])
  }

  @Test("what is excluded may itself be anything")
  func excludeExclusions() throws {
    #expect(try hits(TextQuery("beach").excluding(TextQuery("-red"))) == [1])
    #expect(try hits(TextQuery("-blue").excluding(TextQuery("beach").excluding(TextQuery("자전거")))) == [4, 3])
    #expect(try hits(TextQuery("beach").excluding(TextQuery(""))) == [])
  }

  @Test("an entry can be replaced and removed")
  func change() throws {
    try database.write { db in
      try index.update(1, ["Tandem", "Green"], in: db)
      try index.delete(2, in: db)
    }
    #expect(try hits(TextQuery("cruiser")) == [])
    #expect(try hits(TextQuery("tandem")) == [1])
    #expect(try hits(TextQuery("green").inColumn("title")) == [])
  }

  @Test("a wrong number of texts is refused")
  func wrongCount() {
    let error = #expect(throws: StorageError.self) {
      try database.write { db in try index.insert(9, ["only one"], in: db) }
    }
    #expect(error?.kind == .misuse)
  }

  @Test("newest first with a bound is answered by the index, without sorting")
  func plan() throws {
    let plan = try database.read { db in
      try db.rows(
        """
        EXPLAIN QUERY PLAN SELECT hit.id FROM \(index.hits(TextQuery("beach"), in: db)) AS hit
        CROSS JOIN storage_migration AS other ON other.position = hit.id
        WHERE hit.id < \(100) AND other.name <> \("") ORDER BY hit.id DESC LIMIT \(10)
        """
      ) { row in try row["detail", as: String.self] }
    }
    #expect(plan.contains { $0.contains("SCAN note_text VIRTUAL TABLE INDEX") && $0.contains(":M") })
    #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.contains("MATERIALIZE") })
  }
}
