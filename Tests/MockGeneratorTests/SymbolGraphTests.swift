import Testing

@testable import MockGenerator

@Suite struct SymbolGraphTests {
  private func json(_ text: String) throws -> JSON { try JSON(text) }

  @Test func `objects, lists, texts, numbers and words are read, whatever stands between them`() throws {
    let value = try json(" {\"a\" : [1, -20,\n\"b\", true, {}, []], \"c\":null}\r\n")
    let list = try value.list("a")
    #expect(list.compactMap(\.word) == ["1", "-20", "true"])
    #expect(list.compactMap(\.text) == ["b"])
    #expect(value["c"]?.text == nil)
    #expect(value["d"] == nil)
  }

  @Test func `what a backslash escapes in a text is read`() throws {
    let value = try json(#"{"a": "\"\\\/\b\f\n\r\té\ud83d\ude00\ud83dx"}"#)
    #expect(value["a"]?.text == "\"\\/\u{8}\u{C}\n\r\té😀\u{FFFD}x")
  }

  @Test(
    "what is no JSON is refused",
    arguments: ["", "{", "[1", "[1,]", "{\"a\"}", "{1:2}", "\"a", #""\"#, #""\u12"#, "1 2", "1.5", "yes", "[}", "+1"])
  func malformed(text: String) {
    #expect(throws: Failure.self) { try json(text) }
  }

  @Test func `a graph of another form says what it lacks`() {
    let error = #expect(throws: Failure.self) {
      try SymbolGraph(InterfaceSources([])).add(json(#"{"symbols": [{}]}"#))
    }
    #expect(error?.description == "error: the compiler's symbol graph is not as expected: 'kind' is missing")
  }

  @Test(
    "a place is read from its URI, in which the compiler encodes nothing",
    arguments: [
      ("file:///a b/%25.swift", "/a b/%25.swift"), ("file://Sources/X.swift", "Sources/X.swift"),
      ("/plain.swift", "/plain.swift"), ("file:///a%2", "/a%2"),
    ])
  func location(uri: String, path: String) throws {
    let place = try json(#"{"uri": "\#(uri)", "position": {"line": 2, "character": 4}}"#)
    let location = try SourceLocation(place)
    #expect(location.description == "\(path):3:5")
  }

  @Test func `what restricts a symbol becomes its attributes`() throws {
    let text = try mocks(
      of: """
        public protocol Sample {
          @available(macOS 26.1, *) @available(*, deprecated, renamed: "new()", message: "say \\"new\\"") func old()
          @available(swift, introduced: 5.9) func new()
        }
        """)
    #expect(text.contains("@available(macOS, introduced: 26.1)"))
    #expect(text.contains(#"@available(*, deprecated, message: "say \"new\"", renamed: "new()")"#))
    #expect(text.contains("@available(swift, introduced: 5.9)"))
  }
}
