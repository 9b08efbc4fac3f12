/// Holds one disposable at a time: a new one disposes the one before.
public final class SerialDisposable: Cancelable {
  private let slot = Locked(Slot())

  /// An empty one.
  public init() {}

  /// Whether `dispose` was called.
  public var isDisposed: Bool { slot.withLock { $0.isDisposed } }

  /// What is held; a no-op where nothing is.
  public var disposable: any Disposable {
    get { slot.withLock { $0.held } ?? Disposables.create() }
    set {
      let done = slot.withLock { slot in
        if slot.isDisposed { return newValue as (any Disposable)? }
        defer { slot.held = newValue }
        return slot.held
      }
      done?.dispose()
    }
  }

  /// Disposes what is held, and from now on at once what is put in.
  public func dispose() {
    slot.withLock { $0.close() }?.dispose()
  }
}

/// Holds one disposable, which is set once.
public final class SingleAssignmentDisposable: Cancelable {
  private let slot = Locked(Slot())

  /// An empty one.
  public init() {}

  /// Whether `dispose` was called.
  public var isDisposed: Bool { slot.withLock { $0.isDisposed } }

  /// Sets what is held; disposed at once where this was disposed. Setting it twice is a programmer's error.
  public func setDisposable(_ disposable: any Disposable) {
    let (isSecond, isLate) = slot.withLock { slot in
      defer {
        slot.wasSet = true
        if !slot.isDisposed { slot.held = disposable }
      }
      return (slot.wasSet, slot.isDisposed)
    }
    precondition(!isSecond, "The disposable of a SingleAssignmentDisposable was set twice.")
    if isLate { disposable.dispose() }
  }

  /// Disposes what is held, or will be.
  public func dispose() {
    slot.withLock { $0.close() }?.dispose()
  }
}

/// What both hold.
private struct Slot {
  var held: (any Disposable)?
  var wasSet = false
  var isDisposed = false

  mutating func close() -> (any Disposable)? {
    defer { held = nil }
    isDisposed = true
    return held
  }
}
