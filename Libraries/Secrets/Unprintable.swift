/// A value that no `print`, string interpolation, log or `dump` shows.
public protocol Unprintable: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension Unprintable {
  /// The type's name and that its value is hidden.
  public var description: String { "\(Self.self)(hidden)" }

  /// The same as `description`.
  public var debugDescription: String { description }

  /// Has no children, so that `dump` finds nothing to descend into.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
