/// Finds the protocols of a module in its symbol graph, with everything that their mocks have to answer.
struct InterfaceReader {
  private let names: SymbolNames
  private let requirementsOfProtocol: [String: [SymbolGraph.Symbol]]
  private let ancestors: [String: [SymbolGraph.Relationship]]

  init(_ graph: SymbolGraph) {
    names = SymbolNames(graph)
    var requirements: [String: [SymbolGraph.Symbol]] = [:]
    var ancestors: [String: [SymbolGraph.Relationship]] = [:]
    for relationship in graph.relationships {
      switch relationship.kind {
      case "requirementOf":
        if let symbol = names.symbols[relationship.source] {
          requirements[relationship.target, default: []].append(symbol)
        }
      case "conformsTo": ancestors[relationship.source, default: []].append(relationship)
      default: break
      }
    }
    requirementsOfProtocol = requirements
    self.ancestors = ancestors
  }

  func protocols() throws(Unsupported) -> [MockedProtocol] {
    let protocols = names.symbols.values
      .filter { $0.kind.identifier == "swift.protocol" }
      .sorted { names.location(of: $0) < names.location(of: $1) }
    try names.checkAgainstMocking()
    var mocked: [MockedProtocol] = []
    for symbol in protocols {
      let next = try mockedProtocol(symbol)
      if let other = mocked.first(where: { $0.mockName == next.mockName }) {
        throw Unsupported(
          location: next.location, reason: "\(next.name) and \(other.name) would both be mocked by \(next.mockName)")
      }
      mocked.append(next)
    }
    return mocked
  }

  private func mockedProtocol(_ symbol: SymbolGraph.Symbol) throws(Unsupported) -> MockedProtocol {
    let text = names.text(of: symbol)
    let parents = ancestors[symbol.identifier.precise] ?? []
    var reading = ProtocolReading(
      MockedProtocol(
        name: symbol.pathComponents.joined(separator: "."), location: names.location(of: symbol),
        isolation: text.split(separator: " ").map(String.init).first { $0.hasPrefix("@") && types.isGlobalActor($0) },
        availability: names.availability(of: symbol)))
    try reading.addInheritance(of: text, classes: names.types.classes)
    let standard = parents.filter { names.symbols[$0.target] == nil }
    try reading.addStandardProtocols(
      standard.map { $0.targetFallback?.split(separator: ".").last.map(String.init) ?? $0.target }.sorted())
    let lineage = [symbol] + parents.compactMap { names.symbols[$0.target] }
    for ancestor in lineage { reading.addConstraints(ofProtocol: names.text(of: ancestor)) }
    let requirements = lineage.flatMap { requirementsOfProtocol[$0.identifier.precise] ?? [] }
      .sorted { names.location(of: $0) < names.location(of: $1) }
    for requirement in requirements {
      try reading.addRequirement(
        names.text(of: requirement), fullName: requirement.pathComponents.last ?? "",
        location: names.location(of: requirement), availability: names.availability(of: requirement))
    }
    return reading.finished()
  }

  var types: InterfaceTypes { names.types }

  /// The modules that requirements speak of, besides the interface's own and the standard library.
  var importedModules: Set<String> {
    let fragments = requirementsOfProtocol.values.joined().flatMap(\.declarationFragments)
    return Set(fragments.compactMap(\.module))
  }
}
