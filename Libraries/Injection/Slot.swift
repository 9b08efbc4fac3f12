public import Synchronization

/// The place of one object in a verified graph, of whatever type.
@usableFromInline
protocol AnySlot: AnyObject, Sendable {}

/// The place of one object in a verified graph: how it is made, and the shared one once it is there.
@usableFromInline
final class Slot<Object: Sendable>: AnySlot {
  @usableFromInline let shared = AtomicLazyReference<Box>()
  @usableFromInline let maker = AtomicLazyReference<Maker>()
  @usableFromInline let lifetime: Lifetime
  @usableFromInline let gate: BuildGate
  @usableFromInline let name: String

  @usableFromInline
  init(name: String, lifetime: Lifetime, gate: BuildGate) {
    self.name = name
    self.lifetime = lifetime
    self.gate = gate
  }

  /// Second step of making a graph: slots lead to each other, so all exist before any knows how to make its object.
  @usableFromInline
  func link(_ make: @escaping @Sendable () -> Object) {
    _ = maker.storeIfNil(Maker(make))
  }

  @inlinable
  func object() -> Object {
    if let box = shared.load() { return box.object }
    return make()
  }

  @inlinable
  func make() -> Object {
    guard let maker = maker.load() else {
      preconditionFailure("Unreachable: a graph is handed out after all of its slots were linked.")
    }
    switch lifetime {
    case .unique:
      // What lies on no cycle cannot lead back to itself: nothing to watch, nothing to lock.
      return gate.isOnCycle ? gate.build(name) { maker.make() } : maker.make()
    case .shared:
      return gate.build(name) {
        // Somebody else may have built it while this thread waited.
        if let box = shared.load() { return box.object }
        return shared.storeIfNil(Box(maker.make())).object
      }
    }
  }

  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let object: Object

    @inlinable
    init(_ object: Object) {
      self.object = object
    }
  }

  @usableFromInline
  final class Maker: Sendable {
    @usableFromInline let make: @Sendable () -> Object

    @inlinable
    init(_ make: @escaping @Sendable () -> Object) {
      self.make = make
    }
  }
}
