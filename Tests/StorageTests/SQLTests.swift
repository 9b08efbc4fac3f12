import Storage
import Testing

@Suite struct SQLTests {
  @Test("what is interpolated is bound")
  func bind() {
    let title = "'; DROP TABLE note; --"
    let sql: SQL = "SELECT id FROM note WHERE title = \(title) AND rating > \(2.5) AND id <> \(7)"
    #expect(sql.text == "SELECT id FROM note WHERE title = ? AND rating > ? AND id <> ?")
    #expect(sql.values == [.text(title), .real(2.5), .integer(7)])
  }

  @Test("nil is bound as NULL")
  func bindNil() {
    let author: Int64? = nil
    let sql: SQL = "UPDATE note SET author = \(author)"
    #expect(sql.values == [.null])
  }

  @Test("SQL in SQL is part of it, with its values in their order")
  func compose() {
    let columns: SQL = "id, title"
    let condition: SQL = "author = \(1)"
    let sql: SQL = "SELECT \(columns) FROM note WHERE id > \(0) AND \(condition) LIMIT \(2)"
    #expect(sql.text == "SELECT id, title FROM note WHERE id > ? AND author = ? LIMIT ?")
    #expect(sql.values == [.integer(0), .integer(1), .integer(2)])
  }

  @Test("parts are joined with their values")
  func join() {
    let conditions: [SQL] = ["a = \(1)", "b = \(2)"]
    let sql = conditions.joined(separator: " AND ")
    #expect(sql.text == "a = ? AND b = ?")
    #expect(sql.values == [.integer(1), .integer(2)])
    #expect([SQL]().joined(separator: ", ").isEmpty)
  }

  @Test(
    "a list is bound element by element, padded to a power of two",
    arguments: [(1, 1), (2, 2), (3, 4), (5, 8), (1000, 1024), (1500, 1500)])
  func list(count: Int, places: Int) {
    let sql: SQL = "id IN \(Array(1...count))"
    #expect(sql.values.count == places)
    #expect(sql.values.last == .integer(Int64(count)))
    #expect(sql.text.count { $0 == "?" } == places)
  }

  @Test("an empty list is one that nothing is in")
  func emptyList() {
    let sql: SQL = "id IN \([Int]())"
    #expect(sql.text == "id IN (SELECT NULL WHERE FALSE)")
    #expect(sql.values.isEmpty)
  }

  @Test("any text is safe as an identifier", arguments: [("note", #""note""#), (#"a"b"#, #""a""b""#), ("", #""""#)])
  func identifier(name: String, quoted: String) {
    #expect(SQL(identifier: name).text == quoted)
  }
}
