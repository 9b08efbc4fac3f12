import Synchronization

/// Remembers whether it was disposed, and does nothing else.
public final class BooleanDisposable: Cancelable {
  private let disposed: Atomic<Bool>

  /// One that was not disposed yet.
  public init() {
    disposed = Atomic(false)
  }

  /// One that was already disposed, or not.
  public init(isDisposed: Bool) {
    disposed = Atomic(isDisposed)
  }

  /// Whether `dispose` was called.
  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// Remembers that it was called.
  public func dispose() {
    disposed.store(true, ordering: .releasing)
  }
}
