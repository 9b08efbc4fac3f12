/// Is required by two others.
public protocol Counting {
  associatedtype Unit
  init(from start: Int)
  subscript(place: Int) -> [Int] { get }
  func count(_ things: [String], in unit: Unit) -> Int?
  func first<Thing: Hashable>(_ thing: Thing) -> Thing
  static func * (left: Self, right: Int) -> Self
  func merge(_ other: Self)
}

/// Requires the same in other words.
public protocol Recounting: Counting {
  init(from number: Int)
  subscript(index: Int) -> [Int] { get }
  func count(_ words: [String], in measure: Unit) -> Optional<Int>
  func first<Value>(_ value: Value) -> Value where Value: Hashable
  static func * (one: Self, factor: Int) -> Self
  func merge(_ another: Self)
}

/// Says again what protocols of the standard library require, and more that is called alike.
public protocol Ranked: Comparable, Hashable, TextOutputStream {
  static func < (one: Self, other: Self) -> Bool
  static func == (one: Self, rank: Int) -> Bool
  func hash(into state: inout Hasher)
  func write(_ number: Int)
}

/// Says of a protocol of the standard library what it is made from, and that it always can be.
public protocol Level: RawRepresentable {
  var rawValue: Int { get }
  init(rawValue: Int)
}

/// Run by the main actor, and required by one that is not.
public protocol RunByTwo: RunByMain, RunByNobody {
  func stop()
}

/// Runs one requirement on the main actor.
public protocol RunByMain {
  @MainActor func start() -> Int
}

/// Runs the same one on none.
public protocol RunByNobody {
  func start() -> Int
}

extension String {
  /// A protocol inside a type of the standard library.
  public protocol Reading {
    func read(_ text: String) -> Int
  }
}

/// What the compiler counts as internal, for its name.
public protocol _Underscored {
  associatedtype _Key
  func _reset(_ _key: _Key)
  init(_unchecked x: Int)
}

/// Is no part of the interface.
package protocol Unseen {
  func unseen()
}

#if SWIFT_PACKAGE && FIXTURES
  /// Is there under conditions of the package only.
  public protocol Packaged {
    func wrap() -> Int
  }
#endif
