/// An object that equals itself alone. For reactors in a state that is compared:
///
///     final class CellReactor: Reactor, IdentityEquatable { … }
public protocol IdentityEquatable: AnyObject, Equatable {}

extension IdentityEquatable {
  /// Whether both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
}

/// An object that equals itself alone, and can be in a set or be a key.
public protocol IdentityHashable: IdentityEquatable, Hashable {}

extension IdentityHashable {
  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
