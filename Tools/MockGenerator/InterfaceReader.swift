/// Finds the protocols of a module in its symbol graph, with everything that their mocks have to answer.
final class InterfaceReader {
  private let graph: SymbolGraph
  private let names: SymbolNames
  /// The protocols of requirements.
  private var owners: [String: String] = [:]

  init(_ graph: SymbolGraph) {
    self.graph = graph
    names = SymbolNames(graph)
    for relationship in graph.relationships where relationship.kind == "requirementOf" {
      owners[relationship.source] = relationship.target
    }
  }

  var types: InterfaceTypes { names.types }

  func protocols() throws(Unsupported) -> [MockedProtocol] {
    try TakenNames.check(graph.symbols)
    var protocols: [MockedProtocol] = []
    for symbol in graph.symbols where symbol.kind == "swift.protocol" {
      let mocked = try mockedProtocol(symbol)
      for other in protocols where other.mockName == mocked.mockName {
        throw Unsupported(
          location: mocked.location,
          reason: "\(mocked.name) and \(other.name) would both be mocked by \(mocked.mockName)")
      }
      if types.declared.contains(mocked.mockName) {
        throw Unsupported(
          location: mocked.location, reason: "the mock of \(mocked.name) would have the name of \(mocked.mockName)")
      }
      protocols.append(mocked)
    }
    return protocols
  }

  private func mockedProtocol(_ symbol: SymbolGraph.Symbol) throws(Unsupported) -> MockedProtocol {
    let text = names.text(of: symbol)
    let mocked = MockedProtocol(name: symbol.fullName, location: symbol.location)
    mocked.availability = symbol.availability
    mocked.isolation = text.parts(at: " ").first { $0.hasPrefix("@") && types.isGlobalActor($0) }
    let reading = ProtocolReading(mocked, declared: types.declared)
    try reading.checkInheritance(of: text, classes: types.classes)
    var lineage = [symbol.identifier]
    var standard: [String] = []
    for parent in graph.relationships where parent.kind == "conformsTo" && parent.source == symbol.identifier {
      if names.symbols[parent.target] != nil {
        lineage.append(parent.target)
      } else {
        standard.append(parent.targetName.parts(at: ".").last ?? parent.target)
      }
    }
    try reading.addStandardProtocols(standard.sorted())
    for identifier in lineage {
      if let ancestor = names.symbols[identifier] { reading.addConstraints(ofProtocol: names.text(of: ancestor)) }
    }
    for requirement in graph.symbols where lineage.contains(owners[requirement.identifier] ?? "") {
      try names.checkNames(of: requirement)
      try names.checkAgainstSource(requirement)
      try reading.addRequirement(
        names.text(of: requirement), fullName: requirement.name, location: requirement.location,
        availability: requirement.availability)
    }
    return try reading.finished()
  }

  /// The modules that requirements speak of, besides the interface's own and the standard library.
  var importedModules: Set<String> {
    var modules: Set<String> = []
    for symbol in graph.symbols where owners[symbol.identifier] != nil {
      modules.formUnion(symbol.fragments.compactMap(\.module))
    }
    return modules
  }
}
