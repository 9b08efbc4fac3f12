/// The arguments of one call, under their own names. The build writes one such struct per requirement that has any.
///
/// It leaves out what cannot outlive the call: a closure that does not escape, a value that cannot be copied.
public protocol MockCall: SendableMetatype {
  /// The arguments by their labels, `_` where an argument has none.
  var mockedArguments: KeyValuePairs<String, Any?> { get }
}

/// A call of a requirement that has no arguments.
public struct NoArguments: MockCall, Sendable {
  /// None.
  public var mockedArguments: KeyValuePairs<String, Any?> { [:] }

  /// The only value of this type.
  public init() {}
}

/// Stands among a call's arguments for one that only the closure of `performs` can see.
public struct UnrecordedArgument: Sendable, CustomStringConvertible {
  /// `…`
  public var description: String { "…" }

  /// The only value of this type.
  public init() {}
}
