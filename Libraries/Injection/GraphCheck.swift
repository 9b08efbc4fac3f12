/// Looks for everything that is wrong with some declarations, without running any of them.
struct GraphCheck {
  let own: [Declaration]
  let inherited: [Declaration]
  /// What `verify` is to provide, and where it was called.
  let provided: [Requirement]
  let place: SourcePlace

  var faults: [DependencyFault] {
    let declarations = DependencyGraph.merged(own, over: inherited)
    return missing(among: declarations) + duplicates + cycles(among: declarations)
  }

  private func missing(among declarations: [Declaration]) -> [DependencyFault] {
    let registered = Set(declarations.map(\.type))
    var order: [TypeName] = []
    var requirers: [TypeName: [DependencyFault.Requirer]] = [:]
    func note(_ requirements: [Requirement], by requirer: DependencyFault.Requirer) {
      for type in requirements.map(\.type) where !registered.contains(type) {
        if requirers[type] == nil { order.append(type) }
        requirers[type, default: []].append(requirer)
      }
    }
    for declaration in declarations {
      note(declaration.requirements, by: .init(name: declaration.type.short, place: declaration.place))
    }
    note(provided, by: .init(name: nil, place: place))
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

  private func cycles(among declarations: [Declaration]) -> [DependencyFault] {
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
