extension ObservableType {
  /// The elements of an asynchronous sequence, iterated anew in a task for each subscription, cancelled on disposal.
  public static func from<Elements: AsyncSequence & Sendable>(_ sequence: Elements) -> Observable<Element>
  where Elements.Element == Element {
    Observable { sink, chain in
      let task = Task {
        do {
          for try await element in sequence {
            if chain.isDisposed { return }
            sink.next(element)
          }
          if !chain.isDisposed { sink.end(nil) }
        } catch {
          if !chain.isDisposed { sink.end(error) }
        }
      }
      chain.insert(Disposables.create(with: task.cancel))
    }
  }

  /// What `work` returns, in a task for each subscription, cancelled on disposal.
  public static func task(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element
  ) -> Observable<Element> {
    Observable { sink, chain in
      let task = Task(priority: priority) {
        do {
          let element = try await work()
          if !chain.isDisposed { sink.next(element) }
          if !chain.isDisposed { sink.end(nil) }
        } catch {
          if !chain.isDisposed { sink.end(error) }
        }
      }
      chain.insert(Disposables.create(with: task.cancel))
    }
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The elements, iterated anew in a task for each subscription, cancelled on disposal.
  public func asObservable() -> Observable<Element> { .from(self) }
}

extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence that keeps all which come faster than they are taken.
  ///
  /// It subscribes at once, and lets go when the iteration ends or its task is cancelled.
  public var values: AsyncThrowingStream<Element, any Error> { values(buffering: .unbounded) }

  /// The elements as an asynchronous sequence; `policy` says what is kept of those that come faster than they are taken.
  public func values(
    buffering policy: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy
  ) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(bufferingPolicy: policy) { continuation in
      let subscription = asObservable().run(
        next: { continuation.yield($0) }, end: { continuation.finish(throwing: $0) })
      continuation.onTermination = { _ in subscription.dispose() }
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
