extension MockedMethod: AnyMockedMethod {
  /// Every call so far, oldest first, also those that are still being answered.
  public var calls: [Call] {
    state.withLock { $0.calls.map(\.call) }
  }

  /// Every call so far in words, oldest first.
  public var recordedCalls: [RecordedCall] {
    // Descriptions are made outside the lock: they run code of the arguments.
    state.withLock(\.calls).map { RecordedCall(identity, $0.call, order: $0.order) }
  }

  /// Calls `observer` after each call from now on, on the thread of the call, for as long as the mock lives.
  public func observe(_ observer: @escaping @Sendable (RecordedCall, MockAnswer) -> Void) {
    state.withLock { $0.observers.append(observer) }
  }

  /// Waits until there were `count` calls in all, which may be so already, and returns the last of these.
  ///
  /// Throws a ``CallTimeout`` where that takes longer than `timeout`, and `CancellationError` where the task is
  /// cancelled.
  @discardableResult
  public func waitForCall(count: Int = 1, timeout: Duration = .seconds(5)) async throws -> Call {
    precondition(count > 0, "calls are counted from 1")
    let waiter = CallWaiter(count: count)
    let timer = Task {
      try await Task.sleep(for: timeout)
      waiter.resume(throwing: CallTimeout(identity, count: count, timeout: timeout, calls: recordedCalls))
    }
    defer { timer.cancel() }
    state.withLock { $0.waiters.add(waiter, callCount: $0.calls.count) }
    try await withTaskCancellationHandler {
      try await waiter.wait()
    } onCancel: {
      waiter.resume(throwing: CancellationError())
    }
    return state.withLock { $0.calls[count - 1].call }
  }
}

/// A call that a test waited for did not come.
public struct CallTimeout: Error, CustomStringConvertible {
  /// What was waited for, for how long, and what was called instead.
  public let description: String

  init(_ identity: MockedMethodIdentity, count: Int, timeout: Duration, calls: [RecordedCall]) {
    let calls = calls.isEmpty ? "none" : calls.map(\.text).joined(separator: ", ")
    description = """
      \(identity.mock) was not asked \(identity.requirement) \(count == 1 ? "" : "\(count) times ")within \(timeout). \
      Calls so far: \(calls).
      """
  }
}
