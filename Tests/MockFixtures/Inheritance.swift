/// What two others refine.
public protocol Animal: Sendable {
  var name: String { get }
  func speak() -> String
}

/// Refines a protocol of the module, and repeats one of its requirements.
public protocol Dog: Animal {
  func fetch(_ thing: String) throws -> String
  func speak() -> String
}

/// An error that is asked for its reason.
public protocol Failing: Error {
  var reason: String? { get }
}

/// Refines protocols of the standard library that have requirements, and speaks of itself.
public protocol Comparing: Comparable, Hashable, CustomStringConvertible {
  var rank: Int { get }
  func isBefore(_ other: Self) -> Bool
  func copy() -> Self
}

/// Is encoded, decoded and a class.
public protocol Coding: Codable, AnyObject {
  var rank: Int { get }
}

/// Fixes the associated type of a protocol of the standard library.
public protocol Identified: Identifiable where ID == String {
  var name: String { get }
}

/// Narrows such an associated type.
public protocol Stepping: IteratorProtocol, Sendable where Element: Sendable {}

extension Point {
  /// A protocol inside a type, which speaks of another one inside it.
  public protocol Observer: Sendable {
    func moved(_ kind: Kind)
  }
}

/// A sequence of numbers.
public protocol Feed: Sequence where Element == Int {
  var title: String { get }
}

/// Says of what it refines more exactly what it does.
public protocol Restating: Restated {
  var name: String { get set }
  func load() throws(ParseError)
  func now() -> Int
}

/// Is refined by what says more.
public protocol Restated {
  var name: String { get }
  func load() async throws
  func now() async throws -> Int
}

/// Never fails.
public protocol Ticking: AsyncSequence where Element == Int, Failure == Never {
  func stop()
}

/// Refines others of the standard library.
public protocol Choice: RawRepresentable<String>, TextOutputStream {}
