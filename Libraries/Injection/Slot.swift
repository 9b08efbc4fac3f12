/// The place of one object in a verified graph, of whatever type.
@usableFromInline
protocol AnySlot: AnyObject, Sendable {}

/// The place of one object in a verified graph: how it is made, and the shared one once it is there.
@usableFromInline
final class Slot<Object: Sendable>: AnySlot {
  /// `object()`, compiled for this type: code that is generic over the type looks the type up at each step of it.
  @usableFromInline let specialized: @Sendable (Slot) -> Object
  @usableFromInline let shared = WriteOnce<Object>()
  @usableFromInline let maker = WriteOnce<@Sendable () -> Object>()
  @usableFromInline let lifetime: Lifetime
  @usableFromInline let gate: BuildGate
  @usableFromInline let name: String

  @inlinable
  init(
    name: String, lifetime: Lifetime, gate: BuildGate, specialized: @escaping @Sendable (Slot) -> Object
  ) {
    self.specialized = specialized
    self.name = name
    self.lifetime = lifetime
    self.gate = gate
  }

  /// Second step of making a graph: slots lead to each other, so all exist before any knows how to make its object.
  @inlinable
  func link(_ make: @escaping @Sendable () -> Object) {
    maker.write(make)
  }

  /// `object()` for code that is generic over the type, such as a factory of a parameter pack. Of an object that is
  /// always made anew it is the factory itself, with nothing between. Asked for when the slot is linked.
  @usableFromInline
  func producer() -> @Sendable () -> Object {
    if lifetime == .unique, !gate.isOnCycle, let make = maker.value { return make }
    return { self.specialized(self) }
  }

  @inlinable
  func object() -> Object {
    // Not `if let`: an optional would be one more copy of the object.
    if shared.isWritten { return shared.memory.pointee }
    return make()
  }

  @inlinable
  func make() -> Object {
    guard let make = maker.value else {
      preconditionFailure("Unreachable: a graph is handed out after all of its slots were linked.")
    }
    switch lifetime {
    case .unique:
      // What lies on no cycle cannot lead back to itself: nothing to watch, nothing to lock.
      return gate.isOnCycle ? gate.build(self, make) : make()
    case .shared:
      return gate.build(self) {
        // Somebody else may have built it while this thread waited.
        if let object = shared.value { return object }
        let object = make()
        shared.write(object)
        return object
      }
    }
  }
}
