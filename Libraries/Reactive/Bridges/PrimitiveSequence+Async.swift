extension PrimitiveSequence where Trait == SingleTrait {
  /// What `work` returns, in a task for each subscription, cancelled on disposal.
  ///
  /// A detached task takes over neither the priority nor the task-local values of who subscribes.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil, work: @escaping @Sendable () async throws -> Element
  ) -> Single<Element> {
    Single(raw: .task(detached: detached, priority: priority, work))
  }

  /// The element. Throws the error, or `CancellationError` when the task is cancelled, which lets the sequence go.
  public var value: Element {
    get async throws {
      guard let element = try await source.last else { throw RxError.noElements }
      return element
    }
  }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// What `work` returns, or nothing for nil, in a task for each subscription, cancelled on disposal.
  ///
  /// A detached task takes over neither the priority nor the task-local values of who subscribes.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil, work: @escaping @Sendable () async throws -> Element?
  ) -> Maybe<Element> {
    Maybe(
      raw: .iteration(detached: detached, priority: priority) { send in
        if let element = try await work() { _ = send(element) }
      })
  }

  /// The element, or nil where there is none. Throws the error, or `CancellationError` when the task is cancelled.
  public var value: Element? {
    get async throws { try await source.last }
  }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// Completes when `work` returns, in a task for each subscription, cancelled on disposal.
  ///
  /// A detached task takes over neither the priority nor the task-local values of who subscribes.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil, work: @escaping @Sendable () async throws -> Void
  ) -> Completable {
    Completable(raw: .iteration(detached: detached, priority: priority) { _ in try await work() })
  }

  /// Returns once it completed. Throws the error, or `CancellationError` when the task is cancelled.
  public var value: Void {
    get async throws { _ = try await source.last }
  }
}

extension Observable {
  /// The last element, once the sequence completed.
  fileprivate var last: Element? {
    get async throws {
      let subscription = SerialDisposable()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let waiting = Waiting(continuation)
          subscription.disposable = run(
            next: { waiting.element = $0 }, end: { waiting.resume($0) },
            disposed: { waiting.resume(CancellationError()) })
        }
      } onCancel: {
        subscription.dispose()
      }
    }
  }
}

/// A task that waits for the end of a sequence.
private final class Waiting<Element: Sendable>: Sendable {
  private let contents: Locked<(element: Element?, continuation: CheckedContinuation<Element?, any Error>?)>

  init(_ continuation: CheckedContinuation<Element?, any Error>) {
    contents = Locked((nil, continuation))
  }

  var element: Element? {
    get { contents.withLock { $0.element } }
    set { contents.withLock { $0.element = newValue } }
  }

  /// Lets the task go on, the first time.
  func resume(_ error: (any Error)?) {
    let (element, continuation) = contents.withLock { contents in
      defer { contents.continuation = nil }
      return contents
    }
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume(returning: element) }
  }
}
