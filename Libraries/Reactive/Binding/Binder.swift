/// An observer that writes elements to an object: on the main actor, and for as long as the object lives.
///
///     let title = Binder(label) { label, text in label.text = text }
///
/// May be told from anywhere. Does not keep the object alive. An error goes to ``Hooks/defaultErrorHandler``.
public struct Binder<Value: Sendable>: ObserverType, Sendable {
  private let handler: @Sendable (Event<Value>) -> Void

  /// A binder that calls `binding` on the main actor: at once where the caller is there and nothing waits.
  public init<Target: AnyObject & Sendable>(
    _ target: Target, binding: @escaping @MainActor @Sendable (Target, Value) -> Void
  ) {
    self.init(target, scheduler: MainScheduler()) { target, value in
      MainActor.assumeIsolated { binding(target, value) }
    }
  }

  /// A binder that calls `binding` on `scheduler`.
  public init<Target: AnyObject & Sendable>(
    _ target: Target, scheduler: any ImmediateSchedulerType, binding: @escaping @Sendable (Target, Value) -> Void
  ) {
    handler = { [weak target] event in
      switch event {
      case .next(let value):
        _ = scheduler.schedule(value) { [weak target] value in
          if let target { binding(target, value) }
          return Disposables.create()
        }
      case .error(let error): Hooks.unhandled(error)
      case .completed: break
      }
    }
  }

  /// Writes the element of the event.
  public func on(_ event: Event<Value>) { handler(event) }

  /// The binder as an observer of any kind.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: handler) }
}
