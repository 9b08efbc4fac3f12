import Testing

@testable import Records

@Suite("JSON text")
struct JSONParsingTests {
  @Test(
    "A value is read and written back byte by byte",
    arguments: [
      "null", "true", "false", "0", "-0", "1.50", "1e5", "-12.5E+07", "123456789012345678901234567890", "\"\"",
      "\"año 🚲\"",
      "[]", "{}", "[1,[2,[]],{\"a\":{\"b\":null}}]", "{\"b\":1,\"a\":2,\"b\":3}",
      "\"\\u0000\\\"\\\\\\b\\f\\n\\r\\t\\u001b\"",
    ])
  func identity(text: String) throws {
    #expect(try JSONValue(parsing: text).text() == text)
  }

  @Test(
    "Escapes are resolved",
    arguments: [
      (#""\/\u0041\u00e9""#, "/Aé"), (#""\uD83D\uDEB2""#, "🚲"),
      (#""tab\there, and more than eight bytes""#, "tab\there, and more than eight bytes"),
      (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
    ])
  func escapes(text: String, expected: String) throws {
    #expect(try JSONValue(parsing: text) == .string(expected))
  }

  @Test("Whitespace and a byte order mark are skipped")
  func whitespace() throws {
    #expect(try JSONValue(parsing: "\u{FEFF} \t\r\n[ 1 , { \"a\" : 2 } ]\n") == [1, ["a": 2]])
  }

  @Test(
    "What is no JSON is refused with its place",
    arguments: [
      ("", .truncated, 1, 1), (" ", .truncated, 1, 2), ("[1,]", .expectedValue, 1, 4), ("[1", .truncated, 1, 3),
      ("[1 2]", .expectedCommaOrBracket, 1, 4), ("{\"a\" 1}", .expectedColon, 1, 6), ("{a:1}", .expectedName, 1, 2),
      ("{\"a\":1,}", .expectedName, 1, 8), ("{\"a\":1 \"b\"}", .expectedCommaOrBrace, 1, 8),
      ("1 2", .expectedEnd, 1, 3),
      ("01", .malformedNumber, 1, 2), ("1.", .truncated, 1, 3), ("[1.]", .malformedNumber, 1, 4),
      ("-x", .malformedNumber, 1, 2),
      ("+1", .expectedValue, 1, 1), ("nul", .truncated, 1, 4), ("nulL", .expectedValue, 1, 4),
      ("NaN", .expectedValue, 1, 1),
      ("\"a", .truncated, 1, 3), ("[\n\"a\nb\"]", .controlCharacter, 2, 3), ("\"\\x\"", .invalidEscape, 1, 3),
      ("\"\\u12g4\"", .invalidEscape, 1, 6), ("\"\\uD800\"", .loneSurrogate, 1, 2),
      ("\"\\uDC00\"", .loneSurrogate, 1, 2),
      ("\"\\uD800\\u0041\"", .loneSurrogate, 1, 2), ("\"\\uD800\\n\"", .loneSurrogate, 1, 2),
      ("['a']", .expectedValue, 1, 2),
      ("[1] // note", .expectedEnd, 1, 5), ("\u{00A0}1", .expectedValue, 1, 1),
    ] as [(String, JSONFault, Int, Int)])
  func refused(text: String, fault: JSONFault, line: Int, column: Int) throws {
    let error = #expect(throws: RecordError.self) { try JSONValue(parsing: text) }
    #expect(error?.fault == .json(fault))
    #expect(error.map { [$0.line, $0.column ?? 0] } == [line, column])
  }

  @Test(
    "Bytes that are no UTF-8 are refused where they stand",
    arguments: [
      ([0x22, 0x61, 0xFF, 0x22], 3), ([0x22, 0xC0, 0x80, 0x22], 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 2),
      ([0x22, 0x5C, 0x6E, 0x61, 0xE2, 0x82, 0x22], 5),
    ] as [([UInt8], Int)])
  func invalidUTF8(bytes: [UInt8], column: Int) {
    #expect(throws: RecordError(line: 1, column: column, fault: .json(.invalidUTF8))) { try JSONValue(parsing: bytes) }
  }

  @Test("A fault inside names the path to it")
  func path() {
    let text = #"{"id":1,"events":[{"a\"t":[1,2]},{"price":12,50}]}"#
    let error = #expect(throws: RecordError.self) { try JSONValue(parsing: text) }
    #expect(error?.description == "line 1, column 46, events[1]: a name in double quotes was expected")
  }

  @Test("Nesting has a limit instead of an overflow")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSONValue(parsing: nested(512)) }
    let error = #expect(throws: RecordError.self) { try JSONValue(parsing: nested(513)) }
    #expect(error?.fault == .json(.tooDeep))
    let mixed = String(repeating: "[{\"\":", count: 50_000)
    #expect(throws: RecordError.self) { try JSONValue(parsing: mixed) }
  }

  @Test("Looking up a name that occurs twice finds the last")
  func duplicates() throws {
    let value = try JSONValue(parsing: #"{"a":1,"b":2,"a":3}"#)
    #expect(value["a"] == 3)
    #expect(value.object?.members.map(\.name) == ["a", "b", "a"])
  }
}
