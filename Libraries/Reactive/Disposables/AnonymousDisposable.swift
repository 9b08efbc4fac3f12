/// Runs a closure when it is disposed, once.
@usableFromInline
final class AnonymousDisposable: Cancelable {
  private let action: Locked<(@Sendable () -> Void)?>

  @usableFromInline
  init(_ action: @escaping @Sendable () -> Void) {
    self.action = Locked(action)
  }

  @usableFromInline var isDisposed: Bool { action.withLock { $0 == nil } }

  @usableFromInline
  func dispose() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}
