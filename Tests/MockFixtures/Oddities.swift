/// What protocols rarely say, and a generator of code easily gets wrong.
public protocol OddTypes {
  /// Functions that return functions, and hold them.
  func maker(_ x: Int) -> (Int) -> String
  func table(x: [String: (Int) -> Void], _ actions: (() -> Void)..., last: Optional<(Int) -> Void>)
  func pointers(_ x: UnsafeRawPointer, y: UnsafeMutablePointer<Int>)
  func change(_ body: (inout Int) -> Void, _ all: inout [Int]?)
  func span(_ values: borrowing Span<Int>) -> Int
  func unwrapped(_ x: Int!) -> Int!
  var text: String! { get set }
  func stop() -> Never
  func result() -> Result<Int, any Error>
  func error(_ x: (any Error)?) throws -> any Error
  func composed(_ x: (any Animal & Hashable)?, _ type: any Animal.Type) -> [any Animal]?
  func given(_ body: sending @escaping () -> Void, _ other: @Sendable (Int) -> Void)
  func lent(_ values: borrowing [Int], _ taken: consuming (any Error)?)
  func nothing(_ x: Void)
  func doubtful(_ x: Int??, y: Optional<Int?>, z: Doubt?, last: ((() -> Void)?)?) -> Int??
  var size: (Int, Int)? { get }
  var named: (width: Int, height: Int?)? { get set }
  func hashed(_ x: Set<AnyHashable>)
  func exchange(_ canvas: inout sending Canvas)
}

/// Names that are words of the language, of Mocking or of generated code.
public protocol OddNames {
  func `self`()
  var `Type`: Int { get }
  func `init`(x: Int)
  var calls: Int { get }
  var handler: String { get set }
  var `class`: Int { get }
  func get()
  func effects(async: Int, throws: Int, where x: Int) async
  func record(_ mockedArguments: Int, self: Int, Type: Int, `let`: Int, `inout`: Int)
  func wait(any: Int, some: Int, each: Int, await: Int)
  func twice(_ x: Int, y x: Int, y: Int)
  func named(self: Int, Self: Int, `inout` x: Int)
  var `inout`: Int { get }
  func lend(MockCall: Int, UnrecordedArgument: Int, body: () -> Void)
  subscript(newValue newValue: Int) -> Int { get set }
}

/// Types whose names end like `Self`, are words of the language or belong to the standard library as well.
public enum MySelf {
  /// What the word means to a protocol alone.
  public enum `Type`: Sendable { case card, cash }
  /// A word in full.
  public struct `default`: Sendable {}
}

/// Not the one that a `Decodable` is made from.
public struct Decoder {}

/// Speaks of them.
public protocol OddTypeNames: Codable {
  associatedtype `in`
  func pay(_ kind: MySelf.`Type`, _ other: MySelf.`default`?) -> [MySelf.`Type`]
  func same<`case`>(_ x: `case`, y: `in`) -> Self.`in`
  func own() -> Self.Type
  func decode(_ decoder: Decoder)
}

/// Type parameters in every place.
public protocol OddGenerics {
  func inside<Value>(_ x: Value.Type) -> Value?
  func nested<Value>(_ x: [Value]?) -> [[Value]]
  func pair<Value>(_ x: Value, y: Int) -> (Value, Int)
  func both<Value>(_ x: Result<Value, ParseError>) -> Result<Value, ParseError>
  func many<Value: Sendable>(_ x: Value...) async -> [Value]
  func members<Values: Sequence>(_ x: Values) -> [Values.Element] where Values.Element: Comparable
  func opaque(_ x: [some Hashable], z: (some Sendable)?)
  func packed<each Value: Hashable>(_ x: repeat each Value, y: Int) -> Int
  func lazily<Value>(_ x: @autoclosure () -> Value) -> Value
  static func + <Value: BinaryInteger>(left: Self, right: Value) -> Self
  func selves(_ body: (Self, Self) -> Bool) -> [Self]
  func bound<Value: Base & Animal>(_ x: Value) -> [Value]
  func given<Value: Sendable>(_ x: sending Value) -> sending [Value]
  func hiding<Value>(Value x: Value, Value: Int) -> Value?
  func kinds<each Value>(_ x: repeat (each Value).Type)
  func listed<Value: List<Int>>(_ x: Value, y: [2 of Value]) -> Value
  func told<Value: Hashable>(_ x: Value)
  func told<Value: Sendable>(_ x: Value)
}

/// Classes that type parameters are bound to.
open class Base {}
/// With a type parameter of its own.
open class List<Element> {}

/// An optional by another name.
public typealias Doubt = Int?

/// A closure by another name, with a type parameter.
public typealias Handler<Value> = (Value) -> Void

/// Closures behind aliases, and closures that are built.
public protocol OddClosures {
  func aliased(_ now: Handler<Int>, later: @escaping Handler<String>)
  func built(@SumBuilder content: () -> Int) -> Int
  @SumBuilder var sum: Int { get }
  func rethrown(_ x: @autoclosure () throws -> Int) rethrows -> Int
  func isolated(_ body: @escaping (isolated any Actor) -> Void)
}

/// Holds a closure's name.
public struct Shelf<Value> {
  /// A closure by another name, inside a generic type.
  public typealias Done = (Value) -> Void
}

/// A closure that runs where it is called.
public typealias Here = nonisolated(nonsending) () async -> Void

/// Closures behind names that say little.
public protocol OddNamesOfClosures {
  func shelve(_ done: Shelf<Int>.Done, _ range: UnboundedRange)
  func here(_ body: Here) async
  func plain(
    // Comments may speak of @concurrent.
    _ x: Int)
}

/// Types by other names, which belong to whoever conforms.
public protocol OddAliases {
  associatedtype Key: Hashable
  associatedtype Value
  typealias Pair = (Key, Value)
  typealias Then = (Pair) -> Void
  func pairs(_ pair: Pair) -> [Pair]
  func each(_ body: Then, later: Then?, last: @escaping Then)
  func tear(_ ticket: consuming OtherTicket)
}

/// What cannot be copied, by another name.
public typealias OtherTicket = Ticket

/// Has a type of a name that the standard library's has, and may not be shared.
public enum Odd {
  /// Is no `Swift.Error`.
  public final class Error {}

  /// Speaks of it.
  public protocol Shadowing {
    func take(_ error: Odd.Error)
  }
}

/// Adds up.
@resultBuilder public enum SumBuilder {
  /// The sum of what is in a block.
  public static func buildBlock(_ values: Int...) -> Int { values.reduce(0, +) }
}

/// Everything at once, run by the main actor.
@MainActor public protocol OddScreen: Hashable, Comparable, Identifiable {
  var id: Int { get }
  associatedtype Value
  init(value: Value)
  subscript(index: Int) -> Value { get set }
  static var shared: Value { get set }
  func load(_ value: Value) async throws -> Value
}

/// Everything at once in an actor.
public protocol OddActor: Actor, CustomStringConvertible {
  associatedtype Value: Sendable
  init(value: Value)
  subscript(value: Value) -> Value { get set }
  static func make() -> Value
  nonisolated func other(_ x: Int) async throws -> Int
  func each(_ body: (Value) -> Void)
}

/// Throws an error of an associated type, and is bound to members of another.
public protocol OddErrors<Failure>: Sendable {
  associatedtype Failure: Error
  associatedtype Values: Collection & Sendable where Values.Element: Hashable, Values.Index == Int
  func check() throws(Failure) -> Int
  func wait(_ x: Values.Element) async throws(Failure) -> Values.Index
}

/// Associated types that are other ones, or made of them.
public protocol OddEqualities: Sequence where Iterator == AnyIterator<Int> {
  associatedtype Rows where Rows == [Row]
  associatedtype Row: Hashable
  associatedtype Cell: Sendable where Cell == Row
  func rows(_ rows: Rows) -> Cell
}

/// Values that may be shared beside such that may not.
public protocol OddSharing {
  associatedtype Point
  func tap(_ all: (action: @Sendable () -> Void, canvas: Canvas), _ point: Point)
  func table(_ x: [Int: @Sendable (Canvas) -> Void], y: [Canvas.Kind: @Sendable () -> Void])
}

extension Canvas {
  /// May be a key.
  public final class Kind: Hashable {
    /// By identity.
    public static func == (left: Kind, right: Kind) -> Bool { left === right }
    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

/// What extensions of other platforms cannot do.
public protocol OddPlatforms {
  @available(macOSApplicationExtension, unavailable) func open()
}
