extension ObservableType {
  /// The elements of an asynchronous sequence, iterated anew in a task for each subscription, cancelled on disposal.
  ///
  /// What yields 1, then 2, and then throws is `--1--2--#`.
  ///
  /// A detached task takes over neither the priority nor the task-local values of who subscribes.
  public static func from<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements, detached: Bool = false, priority: TaskPriority? = nil
  ) -> Observable<Element> where Elements.Element == Element {
    .iteration(detached: detached, priority: priority) { send in
      for try await element in sequence where !send(element) { return }
    }
  }

  /// What `work` returns, in a task for each subscription, cancelled on disposal.
  ///
  /// `task { try await … }` is `----(x|)` or `----#`.
  ///
  /// A detached task takes over neither the priority nor the task-local values of who subscribes.
  public static func task(
    detached: Bool = false, priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element
  ) -> Observable<Element> {
    .iteration(detached: detached, priority: priority) { send in _ = send(try await work()) }
  }

  /// Runs `body` in a task; it sends elements for as long as `send` says that somebody listens.
  static func iteration(
    detached: Bool, priority: TaskPriority?,
    _ body: @escaping @Sendable (_ send: @Sendable (Element) -> Bool) async throws -> Void
  ) -> Observable<Element> {
    Observable { sink, chain in
      let work: @Sendable () async -> Void = {
        do {
          try await body { element in
            if !chain.isDisposed { sink.next(element) }
            return !chain.isDisposed
          }
          if !chain.isDisposed { sink.end(nil) }
        } catch {
          if !chain.isDisposed { sink.end(error) }
        }
      }
      let task =
        detached ? Task.detached(priority: priority) { await work() } : Task(priority: priority) { await work() }
      chain.insert(Disposables.create(with: task.cancel))
    }
  }
}

extension Infallible {
  /// The elements of an asynchronous sequence that cannot fail, iterated anew in a task for each subscription, cancelled
  /// on disposal.
  public static func from<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements, detached: Bool = false, priority: TaskPriority? = nil
  ) -> Infallible<Element> where Elements.Element == Element, Elements.Failure == Never {
    Infallible(.from(sequence, detached: detached, priority: priority))
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The elements, iterated anew in a task for each subscription, cancelled on disposal.
  public func asObservable(detached: Bool = false, priority: TaskPriority? = nil) -> Observable<Element> {
    .from(self, detached: detached, priority: priority)
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
  /// The elements, iterated anew in a task for each subscription, cancelled on disposal.
  public func asInfallible(detached: Bool = false, priority: TaskPriority? = nil) -> Infallible<Element> {
    .from(self, detached: detached, priority: priority)
  }
}

// MARK: - Values

extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence that keeps all which come faster than they are taken.
  ///
  /// It subscribes at once, and lets go when the iteration ends or its task is cancelled; then it throws
  /// `CancellationError`.
  public var values: AsyncThrowingStream<Element, any Error> { values(buffering: .unbounded) }

  /// The elements as an asynchronous sequence; `policy` says what is kept of those that come faster than they are taken.
  ///
  /// It subscribes at once, and lets go when the iteration ends or its task is cancelled; then it throws
  /// `CancellationError`.
  public func values(
    buffering policy: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy
  ) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(bufferingPolicy: policy) { continuation in
      let subscription = asObservable().run(
        next: { continuation.yield($0) }, end: { continuation.finish(throwing: $0) })
      continuation.onTermination = { termination in
        subscription.dispose()
        // Comes before the stream ends by itself, and so decides how.
        if case .cancelled = termination { continuation.finish(throwing: CancellationError()) }
      }
    }
  }
}

extension InfallibleType {
  /// The elements as an asynchronous sequence that keeps all which come faster than they are taken.
  public var values: AsyncStream<Element> { values(buffering: .unbounded) }

  /// The elements as an asynchronous sequence; `policy` says what is kept of those that come faster than they are taken.
  public func values(
    buffering policy: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> AsyncStream<Element> {
    AsyncStream(bufferingPolicy: policy) { continuation in
      let subscription = asObservable().run(
        next: { continuation.yield($0) }, end: { _ in continuation.finish() })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}
