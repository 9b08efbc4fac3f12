import Testing

@testable import MockGenerator

@Suite struct ParsingTests {
  private func declaration(_ text: String) throws -> Declaration { try #require(Declaration(text)) }

  @Test func `reads a signature with everything in it`() throws {
    let declaration = try self.declaration(
      """
      @MainActor @discardableResult static func find<Key, Value>(_ key: Key, in table: inout [Key: (Value) -> Void], \
      then: @escaping @Sendable (_ a: Int, String) throws -> Value, _: Int...) async throws(ParseError) -> [Key: Value]? \
      where Key: Hashable, Value == Key.Other
      """)
    #expect(declaration.attributes == ["@MainActor", "@discardableResult"])
    #expect(declaration.isStatic)
    #expect(declaration.name == "find")
    #expect(declaration.genericParameters == ["Key", "Value"])
    #expect(declaration.parameters.map(\.label) == ["_", "in", "then", "_"])
    #expect(declaration.parameters.map(\.name) == ["key", "table", "then", ""])
    #expect(
      declaration.parameters.map(\.type) == [
        "Key", "[Key: (Value) -> Void]", "@Sendable (_ a: Int, String) throws -> Value", "Int",
      ])
    #expect(declaration.parameters.map(\.specifiers) == [[], ["inout"], ["@escaping"], []])
    #expect(declaration.parameters.map(\.isVariadic) == [false, false, false, true])
    #expect(declaration.effects.text == " async throws(ParseError)")
    #expect(declaration.result == "[Key: Value]?")
    #expect(declaration.constraints == ["Key: Hashable", "Value == Key.Other"])
  }

  @Test(arguments: [
    ("func f() -> Int", ""), ("func f() throws", " throws"), ("func f() throws(any Error)", " throws"),
    ("func f() throws(Never)", ""), ("func f() async -> () throws -> Int", " async"),
    ("func f(_ body: () throws -> Void) rethrows", ""), ("var f: Int { get async throws }", " async throws"),
    ("var f: () throws -> Int { get }", ""), ("subscript(i: Int) -> Int { get throws }", " throws"),
    ("init(throws: Int)", ""),
  ])
  func `knows what is thrown`(text: String, effects: String) throws {
    #expect(try declaration(text).effects.text == effects)
  }

  @Test func `reads attributes of types inside others, and builders before labels`() throws {
    let declaration = try self.declaration(
      "@Tools.Main @Tools.Sum<[Int]> func add(@Tools.Sum<Int> _ parts: () -> Int, @Sum to other: () -> Int)")
    #expect(declaration.attributes == ["@Tools.Main", "@Tools.Sum<[Int]>"])
    #expect(declaration.parameters.map(\.label) == ["_", "to"])
    #expect(declaration.parameters.map(\.name) == ["parts", "other"])
  }

  @Test(arguments: [
    ("(Int) -> Void", true), ("((Int) -> Void)", true), ("@Sendable () async -> Int", true), ("Done", true),
    ("((Int) -> Void)?", false), ("[(Int) -> Void]", false), ("((Int) -> Void, Int)", false), ("Int", false),
    ("Box<(Int) -> Void>", false),
  ])
  func `tells closures from what holds closures`(type: String, isFunction: Bool) {
    let types = InterfaceTypes()
    types.aliases = ["Done": "Other", "Other": "(Int) -> Void"]
    #expect(types.isFunction(type) == isFunction)
  }

  @Test(arguments: [
    ("String", true), ("[String: [Int?]]", true), ("(Int, name: String)", false), ("Canvas", false), ("Point", true),
    ("any Animal", true), ("any Error & Sendable", true), ("@Sendable (Canvas) -> Void", true),
    ("((Int) -> Void)?", false), ("Any", false), ("Key", true),
    ("Key.Index", false), ("Point.Kind", false), ("Any.Type", false),
  ])
  func `knows what may be shared between threads, and doubts the rest`(type: String, isSendable: Bool) {
    let types = InterfaceTypes()
    types.sendable = ["Point", "Animal"]
    #expect(types.isSendable(type, also: ["Key"]) == isSendable)
  }

  @Test(arguments: [
    ("T", "any Hashable & Sendable"), ("T?", "(any Hashable & Sendable)?"), ("[T]", "[any Hashable & Sendable]"),
    ("U", "Any"), ("U?", "Any?"), ("[U]?", "[Any]?"), ("[T: U]", "Any"), ("Box<T>", "Any"), ("Int", "Int"),
    ("some Collection<Int>", "any Collection<Int>"), ("some Collection<T>", "Any"), ("C", "Canvas"),
  ])
  func `widens types of a requirement's own type parameters`(type: String, expected: String) throws {
    let declaration = try self.declaration(
      "func f<T, U, C>(_ t: T) where T: Hashable, T: Sendable, C: Canvas")
    let types = InterfaceTypes()
    types.classes = ["Canvas"]
    #expect(Erasure(of: declaration, types: types).erased(type) == expected)
  }
}
