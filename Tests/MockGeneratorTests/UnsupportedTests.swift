import Testing

@testable import MockGenerator

@Suite struct UnsupportedTests {
  @Test(
    "what no mock can do stops the build at its line, with the reason",
    arguments: [
      ("func f<T>(_ t: inout T)", "an inout argument of a type parameter"),
      ("func f<T>(_ body: (T) -> Void)", "a closure that takes a value of a type parameter"),
      ("func f<T: ~Copyable>(_ t: borrowing T)", "an argument of a type parameter that cannot be copied"),
      ("func f<E: Error>(_ e: E) throws(E)", "throws an error of a type parameter"),
      ("func f() -> Ticket", "returns a value that cannot be copied"),
      ("prefix static func - (x: Self) -> Self", "is an operator before or behind its operand"),
      ("func f(_ body: @convention(c) (Int) -> Void)", "takes a C function"),
      ("var mockedMethods: Int { get }", "has the name mockedMethods, which every mock uses itself"),
      ("associatedtype Mock", "mocks use the name Mock themselves"),
      ("associatedtype String", "mocks use the name String themselves"),
      ("func `one two`()", "'one two' is no plain name"),
      ("func f(`a b` c: Int)", "'a b' is no plain name"),
      ("func `404`()", "'404' is no plain name"),
      ("func MockedMethod()", "has the name MockedMethod, which every mock uses itself"),
      ("func f<NoArguments>(_ x: NoArguments)", "has the name NoArguments, which every mock uses itself"),
      ("func f<let size: Int>(_ x: InlineArray<size, Int>)", "it has a number for a type parameter"),
      (
        "func f(_ x: InlineArray<2, Shifted< -3>>)",
        "the compiler does not say of 'f(_:)' that a number in it is negative"
      ),
      ("func f() async -> Never", "it never returns, and waits or throws"),
      ("func f<each T>(_ body: @escaping (repeat each T) -> Void)", "a closure that takes a pack"),
      ("func f<each T>(_ x: repeat borrowing each T)", "a pack of anything but plain values"),
      ("typealias Table<Value> = [Int: Value]; func f(_ x: Table<Int>)", "Table has type parameters and belongs to"),
      ("@available(*, deprecated) func f(_ x: Older)", "no mock can be written for 'f(_:)': Older is deprecated"),
      ("func f<T: ~Escapable>(_ t: T)", "an argument of a type parameter that cannot be copied"),
      ("func f(_ x: borrowing some ~Copyable)", "an argument of a type parameter that cannot be copied"),
      ("func url(); func Url()", "nothing tells 'url()' apart from another requirement, unless capitals do"),
      (
        "func f(_ body: @escaping @isolated(any) () async -> Void)", "'f(_:)' that it takes or returns a @isolated(any)"
      ),
      ("var body: [@isolated(any) () async -> Void] { get }", "'body' that it takes or returns a @isolated(any)"),
      ("func f(_ body: @concurrent () async -> Void)", "'f(_:)' that it takes or returns a @concurrent"),
      ("func f(_ x: Int) async; func g(x: nonisolated(nonsending) () async -> Void)", "'g(x:)' that it takes"),
      ("func f() -> [nonisolated(nonsending) () async -> Int]", "'f()' that it takes or returns a nonisolated"),
      (
        "func f<T: Collection<(Int, Int)>>(_ t: T, _ g: @concurrent () async -> Void)", "takes or returns a @concurrent"
      ),
      ("func f()\r\n    -> @isolated(any) () async -> Void", "'f()' that it takes or returns a @isolated(any)"),
      ("@_spi(Tests) func f()", "mocks do not see 'f()', which is @_spi"),
      ("#if DEBUG\n  func f()\n#endif", "whether DEBUG holds is not known"),
      ("#if !SWIFT_PACKAGE || hasFeature(ExistentialAny)\n  func f()\n#endif", "whether hasFeature holds is not known"),
    ])
  func requirement(text: String, reason: String) throws {
    let error = #expect(throws: Unsupported.self) {
      try mocks(
        of: """
          public struct Ticket: ~Copyable {}; @available(*, deprecated) public struct Older {}; public struct Shifted<let by: Int> {}
          public protocol Sample {
            var fine: Int { get }
            \(text)
          }
          """)
    }
    #expect(error?.description.contains(reason) == true)
    #expect(error?.location.line == 4)
    #expect(error?.description.contains("Sample.swift:4:") == true)
  }

  @Test(
    "so does a protocol that no class can conform to as it is",
    arguments: [
      ("public protocol Sample: Collection {}", "Sample refines Collection"),
      ("public class Base {}; public protocol Sample: Base {}", "asks for a subclass of Base"),
      ("public struct Error {}; public protocol Sample {}", "mocks use the name Error themselves"),
      ("public protocol `One two` {}", "'One two' is no plain name"),
      ("public class Base<T> {}; public protocol Sample: Base<Int> {}", "asks for a subclass of Base<Int>"),
      (
        "public protocol Sample: Sequence where Element == Self {}",
        "a mock of Sample would be a type parameter of itself"
      ),
      (
        "public protocol Sample { associatedtype Back: Sample where Back.Back == Self }",
        "a mock of Sample would be a type parameter of itself"
      ),
      ("public protocol Item {}; public struct ItemMock {}", "the mock of Item would have the name of ItemMock"),
      (
        "public protocol Sample: AsyncIteratorProtocol { func next(isolation: (any Actor)?) async throws -> Int? }",
        "and not next"
      ),
      ("public protocol Sample: Actor, Decodable {}", "Sample is an actor that is decoded"),
      ("@MainActor public protocol A {}; public protocol Sample: Actor, A {}", "which is an actor itself"),
      (
        "public protocol A { associatedtype T }; public protocol Sample: A where T == (Int) -> Void {}",
        "fixes T to a closure"
      ),
      (
        "public protocol A { var x: Int { get } }; public protocol Sample: A { var x: String { get } }",
        "no single 'x' meets both requirements"
      ),
      (
        "public protocol A { func f(_ b: @escaping () -> Int) }; public protocol Sample: A { func f(_ b: @escaping @Sendable () -> Int) }",
        "no single 'f(_:)' meets both requirements"
      ),
      (
        "public protocol A { func f() -> Int? }; public protocol Sample: A { func f() -> Int! }",
        "no single 'f()' returns both an optional and one with '!'"
      ),
      ("@_spi(Tests) public protocol Sample {}", "mocks do not see 'Sample', which is @_spi"),
      (
        "public struct Stub: ~ Copyable {}; public protocol Sample { func f() -> Stub }",
        "a value that cannot be copied"
      ),
      ("public protocol AB {}; public enum A { public protocol B {} }", "would both be mocked by ABMock"),
    ])
  func wholeProtocol(source: String, reason: String) throws {
    let error = #expect(throws: Unsupported.self) { try mocks(of: source) }
    #expect(error?.description.contains(reason) == true)
  }
}
