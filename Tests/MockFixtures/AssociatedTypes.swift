/// Has a primary associated type, and one with a default.
public protocol Container<Item> {
  associatedtype Item
  associatedtype Index: Comparable & Sendable = Int
  var first: Item? { get }
  func item(at index: Index) throws -> Item
  mutating func append(_ item: Item)
  static func empty() -> Self
}

/// Has associated types with bounds, and a constraint between them.
public protocol Cache<Key, Value>: Sendable {
  associatedtype Key: Hashable, Sendable
  associatedtype Value: Sendable
  associatedtype Keys: Sequence where Keys.Element == Key
  func value(for key: Key) -> Value?
  subscript(key: Key) -> Value? { get set }
  func keys() -> Keys
}

/// Fixes an associated type of the protocol that it refines.
public protocol TextContainer: Container where Item == String {
  func joined() -> String
}

/// Says in its own constraints how its associated types belong together.
public protocol Pair where Left == Right.Element {
  associatedtype Left
  associatedtype Right: Sequence
  func match(_ left: Left, _ right: Right) -> Self.Left?
}
