/// A stand-in for a protocol that records what it is asked and answers what a test or an example tells it.
///
/// Mocks are written by the build: each requirement `item(_:)` of the protocol has a ``MockedMethod`` `onItem`.
public protocol Mock: Sendable {
  /// Every requirement of the protocol, in the order of its source.
  nonisolated var mockedMethods: [any AnyMockedMethod] { get }
}

/// A mocked requirement, whatever its arguments and its answer. Only ``MockedMethod`` implements it.
public protocol AnyMockedMethod: Sendable {
  /// What was asked of it so far, oldest first.
  var recordedCalls: [RecordedCall] { get }

  /// Calls `observer` after each call from now on, on the thread of the call, for as long as the mock lives.
  func observe(_ observer: @escaping @Sendable (RecordedCall, MockAnswer) -> Void)
}
