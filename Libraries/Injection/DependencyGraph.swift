/// A graph that was found sound: every requirement has its slot.
@usableFromInline
final class DependencyGraph: Sendable {
  /// All that can be resolved, the parent's first.
  let declarations: [Declaration]
  @usableFromInline let table: SlotTable
  private let slots: [ObjectIdentifier: any AnySlot]

  /// Makes the slots of `own`, and anew those of the parent that reach one of them; shares the parent's other slots.
  init(own: [Declaration], parent: DependencyGraph?) throws(DependencyFaults) {
    declarations = Self.merged(own, over: parent?.declarations ?? [])
    let network = Network(declarations)
    let rebuilt = network.nodesReaching(Set(own.map(\.type.key)))
    var slots = parent?.slots ?? [:]
    var links: [Int: (DependencyGraph) throws(DependencyFaults) -> Void] = [:]
    for component in network.components(of: \.all) {
      let gate = BuildGate(isOnCycle: component.isCycle)
      for node in component.nodes where rebuilt.contains(node) {
        let declaration = declarations[node]
        let unlinked = declaration.makeSlot(network.lifetime(of: node), gate)
        slots[declaration.type.key] = unlinked.slot
        links[node] = unlinked.link
      }
    }
    self.slots = slots
    table = SlotTable(slots)
    // Objects that others are built with come first, so that a factory finds theirs.
    for node in network.components(of: \.built).flatMap(\.nodes) { try links[node]?(self) }
  }

  /// The way to an object. Throws where the type is not registered.
  @inlinable
  func lazy<Object: Sendable>(_ type: Object.Type) throws(DependencyFaults) -> Lazy<Object> {
    guard let slot = table[type] else { throw missing(type) }
    return Lazy(slot)
  }

  /// What gives an object that another is built with. Throws where the type is not registered.
  @inlinable
  func producer<Object: Sendable>(_ type: Object.Type) throws(DependencyFaults) -> @Sendable () -> Object {
    try lazy(type).slot.producer()
  }

  @usableFromInline
  func missing<Object>(_ type: Object.Type) -> DependencyFaults {
    let type = TypeName(type)
    let nearest = NearestName(to: type, among: declarations.map(\.type))
    return DependencyFaults([.missing(nearest.sought, requiredBy: [], nearest: nearest.found)])
  }

  static func merged(_ own: [Declaration], over inherited: [Declaration]) -> [Declaration] {
    let overridden = Set(own.map(\.type))
    return inherited.filter { !overridden.contains($0.type) } + own
  }
}
