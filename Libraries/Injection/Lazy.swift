/// A way to an object that need not exist yet: calling it gives the object, building it at the first call.
///
/// A factory receives lazies of what it declared, so that two objects may need each other. It never fails: only a
/// verified container hands them out. It keeps what it leads to alive. May be called from any thread.
public struct Lazy<Object: Sendable>: Sendable {
  @usableFromInline let slot: Slot<Object>

  @inlinable
  init(_ slot: Slot<Object>) {
    self.slot = slot
  }

  /// The object: the one there is, or a new one where its lifetime is `unique`.
  ///
  /// Stops the program, naming the chain, when it is called inside an initialiser of the object that it leads to: the
  /// one fault that `verify` cannot find. Keep the lazy, and call it after the initialiser.
  @inlinable
  public func callAsFunction() -> Object {
    slot.object()
  }
}
