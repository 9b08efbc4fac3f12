/// The calls of several mocks in the order in which they came.
///
/// ```swift
/// let timeline = Timeline(items, users)
/// try chat.accept(offer)
/// #expect(timeline.calls.map(\.name) == ["user", "reserve"])
/// ```
public struct Timeline: Sendable {
  private let methods: [any AnyMockedMethod]

  /// A timeline of these mocks, also of what they were asked before.
  public init(_ mocks: any Mock...) {
    methods = mocks.flatMap(\.mockedMethods)
  }

  /// Every call so far, oldest first.
  public var calls: [RecordedCall] {
    methods.flatMap(\.recordedCalls).sorted { $0.order < $1.order }
  }

  /// Calls `observer` with each call from now on and its answer, on the thread of the call, for as long as the mocks
  /// live.
  public func observe(_ observer: @escaping @Sendable (_ call: RecordedCall, _ answer: MockAnswer) -> Void) {
    for method in methods { method.observe(observer) }
  }
}
