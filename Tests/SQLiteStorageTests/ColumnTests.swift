import Foundation
import SQLiteStorage
import Storage
import Testing

private enum Colour: String, DatabaseConvertible, CaseIterable {
  case red, blue
}

@Suite struct ColumnTests {
  let database: SQLiteDatabase

  init() throws {
    database = try SQLiteDatabase.inMemory()
  }

  private func roundTrip<Value: DatabaseConvertible & Equatable>(_ value: Value) throws -> Value? {
    try database.read { db in try db.value("SELECT \(value)") }
  }

  private func read<Value: DatabaseConvertible>(_ sql: SQL, as type: Value.Type) throws -> Value? {
    try database.read { db in try db.first(sql) { row in try row["it", as: type] } }
  }

  @Test("integers come back", arguments: [Int64.min, -1, 0, 1, .max])
  func integers(value: Int64) throws {
    #expect(try roundTrip(value) == value)
    #expect(try roundTrip(Int(value)) == Int(value))
  }

  @Test("real numbers come back", arguments: [-0.1, 0, 1, 1e300, .infinity])
  func reals(value: Double) throws {
    #expect(try roundTrip(value) == value)
  }

  @Test("text comes back", arguments: ["", "a", "\0", "a\0b", "cílios 서울 👩‍👩‍👧", "'; DROP TABLE note"])
  func texts(value: String) throws {
    #expect(try roundTrip(value) == value)
  }

  @Test("bytes come back", arguments: [[], [0], [1, 0, 255]] as [[UInt8]])
  func bytes(value: [UInt8]) throws {
    #expect(try roundTrip(value) == value)
    #expect(try roundTrip(Data(value)) == Data(value))
  }

  @Test("Booleans, enums and optionals come back")
  func others() throws {
    #expect(try roundTrip(true) == true)
    #expect(try roundTrip(false) == false)
    #expect(try roundTrip(Colour.blue) == .blue)
    #expect(try roundTrip(Int?.none) == .some(.none))
    #expect(try roundTrip(Int?.some(3)) == 3)
  }

  @Test(
    "dates come back to the millisecond", arguments: [0, 1, -1, 1_767_225_600_123, -62_135_596_800_000] as [Int64])
  func dates(milliseconds: Int64) throws {
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    #expect(try roundTrip(date) == date)
    #expect(date.databaseValue == .integer(milliseconds))
  }

  @Test("dates beyond all measure do not trap")
  func extremeDates() {
    #expect(Date(timeIntervalSince1970: .infinity).databaseValue == .integer(.max))
    #expect(Date(timeIntervalSince1970: -1e300).databaseValue == .integer(.min))
    #expect(Date(timeIntervalSince1970: .nan).databaseValue == .null)
  }

  @Test("text that is not UTF-8 is repaired")
  func invalidUTF8() throws {
    #expect(try read("SELECT CAST(x'61FF62' AS TEXT) AS it", as: String.self) == "a\u{FFFD}b")
  }

  @Test("NULL is no value unless one is asked for that may be missing")
  func null() throws {
    let error = #expect(throws: StorageError.self) { try read("SELECT NULL AS it", as: String.self) }
    #expect(error?.kind == .column("it"))
    #expect(error?.statement == "SELECT NULL AS it")
    #expect(try read("SELECT NULL AS it", as: String?.self) == .some(.none))
  }

  @Test("another type than the one asked for is an error that does not tell the value")
  func mismatch() throws {
    let secret = "secret 41"
    let error = #expect(throws: StorageError.self) { try read("SELECT \(secret) AS it", as: Int.self) }
    #expect(error?.kind == .column("it"))
    #expect(error?.description.contains("41") == false)
    #expect(throws: StorageError.self) { try read("SELECT 2 AS it", as: Bool.self) }
    #expect(throws: StorageError.self) { try read("SELECT 'green' AS it", as: Colour.self) }
    #expect(throws: StorageError.self) { try read("SELECT 1 AS it", as: String.self) }
    #expect(throws: StorageError.self) { try read("SELECT 1.5 AS it", as: Date.self) }
  }

  @Test("columns are found by name in any order, the first of two that share one")
  func names() throws {
    let values = try database.read { db in
      try db.first("SELECT 1 AS a, 2 AS b, 3 AS c, 4 AS a") { row in
        #expect(row.columns == ["a", "b", "c", "a"])
        return [try row["c"], try row["a"], try row["b"], try row["a"], try row[3]] as [Int]
      }
    }
    #expect(values == [3, 1, 2, 1, 4])
  }

  @Test("a column that is not there is an error", arguments: [-1, 1, Int.max])
  func missing(index: Int) throws {
    #expect(throws: StorageError.self) {
      try database.read { db in try db.first("SELECT 1") { row in try row[index, as: Int.self] } }
    }
    let error = #expect(throws: StorageError.self) { try read("SELECT 1 AS that", as: Int.self) }
    #expect(error?.kind == .column("it"))
  }
}
