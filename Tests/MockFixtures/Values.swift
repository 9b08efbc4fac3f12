/// What requirements take, return and throw.
public struct Point: Sendable, Equatable {
  /// A number.
  public var x: Int
  /// Makes one.
  public init(x: Int) { self.x = x }

  /// A type inside a type.
  public enum Kind: Sendable { case near, far }
}

/// A class that threads may not share.
public class Canvas {
  /// Makes one.
  public init() {}
}

/// A value that cannot be copied.
public struct Ticket: ~Copyable {
  /// What is printed on it.
  public let number: Int
  /// Makes one.
  public init(number: Int) { self.number = number }
}

/// A typed error.
public enum ParseError: Error, Equatable {
  case empty, line(Int)
}

/// A closure by another name.
public typealias Completion = (Int) -> Void
/// A text by another name.
public typealias Note = String
