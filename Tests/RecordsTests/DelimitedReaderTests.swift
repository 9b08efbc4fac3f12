import Testing

@testable import Records

/// What reading a whole table gave: rows as `line:a|b`, failures and the error at the end as their descriptions.
private func read(
  _ bytes: [UInt8], format: DelimitedFormat = .csv, header: DelimitedReader.Header = .none, limit: Int = 1 << 20,
  largestRead: Int = .max
) -> [String] {
  let reader = DelimitedReader(
    MemorySource(bytes, largestRead: largestRead), format: format, header: header, maximumRecordSize: limit)
  var seen: [String] = []
  do {
    while let result = try reader.next() {
      switch result {
      case .success(let row): seen.append("\(row.line):" + row.fields.joined(separator: "|"))
      case .failure(let error): seen.append("failed \(error)")
      }
    }
  } catch {
    seen.append("ended \(error)")
  }
  return seen
}

private func read(
  _ text: String, format: DelimitedFormat = .csv, header: DelimitedReader.Header = .none, limit: Int = 1 << 20
) -> [String] {
  read(Array(text.utf8), format: format, header: header, limit: limit)
}

@Suite("CSV and TSV reader")
struct DelimitedReaderTests {
  @Test(
    "Rows are read",
    arguments: [
      ("a,b\n1,2\n", ["1:a|b", "2:1|2"]), ("a,b\r\n1,2", ["1:a|b", "2:1|2"]), ("", []), ("\n\r\n", []),
      ("a,\n,\n", ["1:a|", "2:|"]), ("\"\"\n", ["1:"]), ("\u{FEFF}a\n", ["1:a"]), ("a\n\n\nb", ["1:a", "4:b"]),
      ("\"a,\"\"b\"\"\",\"c\nd\r\ne\"\nf,g", ["1:a,\"b\"|c\nd\r\ne", "4:f|g"]), ("\"a\"\r\n\"\"\"\"", ["1:a", "2:\""]),
      ("año,자전거\n", ["1:año|자전거"]), (" a , b ", ["1: a | b "]),
    ] as [(String, [String])])
  func rows(text: String, expected: [String]) {
    #expect(read(text) == expected)
  }

  @Test("The separator depends on the format")
  func formats() {
    #expect(read("a,b\t\"c\td\"\n", format: .tsv) == ["1:a,b|c\td"])
    #expect(read("1,5;\"x;y\"\n", format: .csvWithSemicolons) == ["1:1,5|x;y"])
  }

  @Test("A malformed row is reported, and reading goes on behind its line")
  func malformed() {
    let text = "id,name\n1,a\"b\n2,\"a\"b\n3,a\rb\n4\n5,a,b\n6,ok\n"
    #expect(
      read(text, header: .firstRow) == [
        "failed line 2, column 4, name: a quote inside a field that does not start with one",
        "failed line 3, column 6, name: text after the closing quote",
        "failed line 4, column 4, name: a carriage return without a line feed",
        "failed line 5, name: the row has 1 fields, but the header has 2",
        "failed line 6, field 3: the row has 3 fields, but the header has 2", "7:6|ok",
      ])
    #expect(read([0x61, 0x2C, 0xFF, 0x0A, 0x62]) == ["failed line 1, column 3, field 2: invalid UTF-8", "2:b"])
  }

  @Test("A quote that is never closed ends reading where it stands")
  func unclosed() {
    #expect(read("a,b\nc,\"d\ne\n") == ["1:a|b", "ended line 2, column 3, field 2: the closing quote is missing"])
  }

  @Test("A row larger than the limit is an error")
  func tooLarge() {
    let large = String(repeating: "x", count: 300_000)
    #expect(
      read("a\n\(large)\nb", limit: 1_000) == ["1:a", "failed line 2: the record is larger than 1000 bytes", "3:b"])
    #expect(read("a\n\"\(large)\"\nb", limit: 1_000).first == "1:a")
  }

  @Test("Columns have names, once each")
  func header() throws {
    #expect(try DelimitedReader(MemorySource("id,name\n")).columnNames() == ["id", "name"])
    #expect(try DelimitedReader(MemorySource("")).columnNames() == [])
    #expect(read("id,id\n1,2\n", header: .firstRow) == ["ended line 1, id: two columns have this name"])
    #expect(
      read("1,2\n3\n", header: .names(["a", "b"])) == [
        "1:1|2", "failed line 2, b: the row has 1 fields, but the header has 2",
      ])
  }

  @Test("Fields are asked for by name")
  func fields() throws {
    let row = try #require(try DelimitedReader(MemorySource("id,name,note\n7,Ana,\n")).next()?.get())
    #expect(try row.integer("id") == 7)
    #expect(try row.string("name") == "Ana")
    #expect(row.optionalString("note") == nil)
    #expect(row.optionalString("none") == nil)
    func message(_ body: () throws -> Void) -> String? {
      #expect(throws: RecordError.self) { try body() }?.description
    }
    #expect(message { _ = try row.string("note") } == "line 2, note: it is missing")
    #expect(message { _ = try row.string("none") } == "line 2, none: there is no such column")
    #expect(message { _ = try row.integer("name") } == "line 2, name: a whole number was expected, but “Ana” was found")
    #expect(message { throw row.failure("too long", column: "name") } == "line 2, name: too long")
  }

  @Test("However the bytes arrive, the rows are the same", arguments: [1, 2, 3, 7])
  func chunks(largestRead: Int) {
    for text in ["\u{FEFF}a,\"b\"\"\n\"\r\n\r\nc,año\n", "a\"\n\"x\"\r", "a,\"b\n", "\"a\"\"", "a\rb\nc"] {
      #expect(read(Array(text.utf8), largestRead: largestRead) == read(text))
    }
  }
}
