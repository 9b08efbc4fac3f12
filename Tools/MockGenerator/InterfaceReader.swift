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
      .filter { $0.kind == "swift.protocol" }
      .sorted { $0.location < $1.location }
    try names.checkNames()
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
    let parents = ancestors[symbol.identifier] ?? []
    var reading = ProtocolReading(
      MockedProtocol(
        name: symbol.fullName, location: symbol.location,
        isolation: text.split(separator: " ").map(String.init).first { $0.hasPrefix("@") && types.isGlobalActor($0) },
        availability: symbol.availability))
    try reading.addInheritance(of: text, classes: names.types.classes)
    let standard = parents.filter { names.symbols[$0.target] == nil }
    try reading.addStandardProtocols(
      standard.map { $0.targetName?.split(separator: ".").last.map(String.init) ?? $0.target }.sorted())
    let lineage = [symbol] + parents.compactMap { names.symbols[$0.target] }
    for ancestor in lineage { reading.addConstraints(ofProtocol: names.text(of: ancestor)) }
    let requirements = lineage.flatMap { requirementsOfProtocol[$0.identifier] ?? [] }
      .sorted { $0.location < $1.location }
    for requirement in requirements {
      try names.checkAgainstSource(requirement)
      try reading.addRequirement(
        names.text(of: requirement), fullName: requirement.path.last ?? "",
        location: requirement.location, availability: requirement.availability)
    }
    return try reading.finished()
  }

  var types: InterfaceTypes { names.types }

  /// The modules that requirements speak of, besides the interface's own and the standard library.
  var importedModules: Set<String> {
    let fragments = requirementsOfProtocol.values.joined().flatMap(\.fragments)
    return Set(fragments.compactMap(\.module))
  }
}
