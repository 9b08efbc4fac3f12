/// Disposes another once it was itself disposed, and all who retained it let go.
public final class RefCountDisposable: Cancelable {
  private struct Contents {
    var held: (any Disposable)?
    var isPrimaryDisposed = false
    var count = 0

    mutating func takeIfUnused() -> (any Disposable)? {
      guard isPrimaryDisposed, count == 0 else { return nil }
      defer { held = nil }
      return held
    }
  }

  private let contents: Locked<Contents>

  /// One that disposes `disposable`.
  public init(disposable: any Disposable) {
    contents = Locked(Contents(held: disposable))
  }

  /// Whether the other was disposed.
  public var isDisposed: Bool { contents.withLock { $0.held == nil } }

  /// Holds up the disposal until what is returned is disposed.
  public func retain() -> any Disposable {
    let isHeld = contents.withLock { contents in
      if contents.held == nil { return false }
      contents.count += 1
      return true
    }
    return isHeld ? Disposables.create { [self] in release() } : Disposables.create()
  }

  /// Lets the other be disposed as soon as nobody retains it.
  public func dispose() {
    contents.withLock { contents in
      contents.isPrimaryDisposed = true
      return contents.takeIfUnused()
    }?.dispose()
  }

  private func release() {
    contents.withLock { contents in
      contents.count -= 1
      return contents.takeIfUnused()
    }?.dispose()
  }
}
