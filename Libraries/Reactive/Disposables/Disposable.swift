/// Something that can be given up: a subscription, a scheduled action, a resource.
public protocol Disposable: Sendable {
  /// Gives it up. May be called from any thread, and more than once; only the first call counts.
  func dispose()
}

/// A disposable that tells whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether `dispose` was called.
  var isDisposed: Bool { get }
}

extension Disposable {
  /// Adds this to `bag`, so that it is disposed with it.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
