/// Looks for everything that is wrong with some declarations, without running any of them.
struct GraphCheck {
  let own: [Declaration]
  /// The parent's declarations with its own in their places.
  let declarations: [Declaration]

  init(own: [Declaration], inherited: [Declaration]) {
    self.own = own
    declarations = DependencyGraph.merged(own, over: inherited)
  }

  /// `provided` is what the call at `place` asks for.
  func faults(providing provided: [Requirement], at place: SourcePlace) -> [DependencyFault] {
    Self.missing(
      declarations.map { ($0.requirements, .init(name: $0.type.short, place: $0.place)) }
        + [(provided, .init(name: nil, place: place))],
      among: declarations) + duplicates + cycles
  }

  /// The types that somebody asks for and nobody declares, in the order of asking.
  static func missing(
    _ questions: [(requirements: [Requirement], by: DependencyFault.Requirer)], among declarations: [Declaration]
  ) -> [DependencyFault] {
    let registered = Set(declarations.map(\.type))
    var order: [TypeName] = []
    var requirers: [TypeName: [DependencyFault.Requirer]] = [:]
    for (requirements, requirer) in questions {
      for type in requirements.map(\.type) where !registered.contains(type) {
        if requirers[type] == nil { order.append(type) }
        requirers[type, default: []].append(requirer)
      }
    }
    return order.map { type in
      let nearest = NearestName(to: type, among: declarations.map(\.type))
      return .missing(nearest.sought, requiredBy: requirers[type] ?? [], nearest: nearest.found)
    }
  }

  private var duplicates: [DependencyFault] {
    var places: [TypeName: [SourcePlace]] = [:]
    for declaration in own { places[declaration.type, default: []].append(declaration.place) }
    var seen = Set<TypeName>()
    return own.map(\.type).filter { seen.insert($0).inserted }.compactMap { type in
      guard let places = places[type], places.count > 1 else { return nil }
      return .duplicate(type.short, places: places)
    }
  }

  private var cycles: [DependencyFault] {
    let network = Network(declarations)
    return network.components(of: \.built).filter(\.isCycle).compactMap { component in
      guard let first = component.nodes.min() else { return nil }
      let links = network.builtCycle(from: first).dropLast().map { node in
        let declaration = declarations[node]
        return DependencyFault.Link(
          name: declaration.type.short, place: declaration.place, isAlias: declaration.isAlias)
      }
      return .cycle(links)
    }
  }
}
