/// A type by its identity and by what people call it.
@usableFromInline
struct TypeName: Sendable, Hashable {
  let key: ObjectIdentifier
  /// Without its module, such as `any UserInterface`.
  @usableFromInline let short: String
  /// With its module.
  let full: String

  @usableFromInline
  init<T>(_ type: T.Type) {
    key = ObjectIdentifier(type)
    short = String(describing: type)
    full = String(reflecting: type)
  }

  @usableFromInline
  static func == (left: TypeName, right: TypeName) -> Bool {
    left.key == right.key
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

/// What a factory asks for.
@usableFromInline
struct Requirement: Sendable {
  @usableFromInline
  enum Kind: Sendable {
    case built, lazy
  }

  let type: TypeName
  let kind: Kind

  @usableFromInline
  init<T>(_ type: T.Type, _ kind: Kind) {
    self.type = TypeName(type)
    self.kind = kind
  }
}

/// One registration, before anybody has looked whether it can work.
@usableFromInline
struct Declaration: Sendable {
  @usableFromInline let type: TypeName
  @usableFromInline let place: SourcePlace
  @usableFromInline let lifetime: Lifetime
  @usableFromInline let requirements: [Requirement]
  /// Whether it is another type of the object that it requires.
  @usableFromInline let isAlias: Bool
  @usableFromInline let makeSlot: @Sendable (_ lifetime: Lifetime, _ gate: BuildGate) -> UnlinkedSlot

  /// `link` is asked once per graph for the closure that makes the object.
  @inlinable
  init<Object: Sendable>(
    _ type: Object.Type, at place: SourcePlace, lifetime: Lifetime, requirements: [Requirement], isAlias: Bool = false,
    link: @escaping @Sendable (DependencyGraph) throws(DependencyFaults) -> @Sendable () -> Object
  ) {
    let name = TypeName(type)
    self.type = name
    self.place = place
    self.lifetime = lifetime
    self.requirements = requirements
    self.isAlias = isAlias
    makeSlot = { lifetime, gate in
      let slot = Slot<Object>(name: name.short, lifetime: lifetime, gate: gate) { $0.object() }
      return UnlinkedSlot(slot: slot) { graph throws(DependencyFaults) in slot.link(try link(graph)) }
    }
  }
}

/// A slot, and what makes it able to build.
@usableFromInline
struct UnlinkedSlot {
  let slot: any AnySlot
  let link: (DependencyGraph) throws(DependencyFaults) -> Void

  @usableFromInline
  init(slot: any AnySlot, link: @escaping (DependencyGraph) throws(DependencyFaults) -> Void) {
    self.slot = slot
    self.link = link
  }
}
