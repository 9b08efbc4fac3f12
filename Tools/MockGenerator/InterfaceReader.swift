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
    if let condition = graph.sources.unknownCondition {
      throw Unsupported(
        location: condition.location, reason: "whether \(condition.name) holds is not known when mocks are written")
    }
    try TakenNames.check(graph.symbols)
    var protocols: [MockedProtocol] = []
    for symbol in graph.symbols where symbol.kind == "swift.protocol" {
      try checkVisibility(of: symbol)
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
    mocked.isolation = names.isolation(of: text)
    let reading = ProtocolReading(mocked, types: types)
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
    if mocked.isActor, let isolation = mocked.isolation {
      throw Unsupported(
        location: symbol.location, reason: "\(isolation) cannot run \(mocked.name), which is an actor itself")
    }
    for identifier in lineage {
      if let ancestor = names.symbols[identifier] { reading.addConstraints(ofProtocol: names.text(of: ancestor)) }
    }
    for requirement in graph.symbols {
      guard let owner = names.symbols[owners[requirement.identifier] ?? ""], lineage.contains(owner.identifier) else {
        continue
      }
      try checkVisibility(of: requirement)
      try names.checkNames(of: requirement)
      try names.checkTypes(of: requirement, in: symbol)
      try names.checkAgainstSource(requirement)
      let text = names.text(of: requirement)
      try reading.addRequirement(
        isNobodysOwn(text, of: owner, in: mocked) ? "nonisolated " + text : text, fullName: requirement.name,
        location: requirement.location, availability: requirement.availability,
        mangled: requirement.mangledSignature(text, in: owner))
    }
    return try reading.finished()
  }

  private func checkVisibility(of symbol: SymbolGraph.Symbol) throws(Unsupported) {
    if symbol.isHidden {
      throw Unsupported(location: symbol.location, reason: "mocks do not see '\(symbol.name)', which is @_spi")
    }
  }

  /// Whether a requirement comes from a protocol that no actor runs, to one that an actor runs.
  private func isNobodysOwn(_ text: String, of owner: SymbolGraph.Symbol, in mocked: MockedProtocol) -> Bool {
    guard mocked.isIsolated, owner.fullName != mocked.name, !text.mentions(["async", "nonisolated"]) else {
      return false
    }
    if names.isolation(of: names.text(of: owner)) != nil || names.isolation(of: text) != nil { return false }
    return !graph.relationships.contains { $0.source == owner.identifier && $0.targetName == "_Concurrency.Actor" }
  }

  var imports: MockImports {
    let imports = MockImports()
    for symbol in graph.symbols {
      if symbol.kind == "swift.protocol" {
        imports.addType(symbol)
        // What a protocol refines, its mock does not name.
        let start = symbol.fragments.firstIndex { $0.spelling.contains("where") } ?? symbol.fragments.count
        imports.add(symbol.fragments[start...], names.symbols)
      } else if owners[symbol.identifier] != nil {
        imports.add(symbol.fragments[...], names.symbols)
      }
    }
    return imports
  }
}

extension SymbolGraph.Symbol {
  /// What its mangled name says of a requirement besides its protocol, which is the same for `[T]` and `Array<U>`; empty
  /// where that depends on the protocol's name.
  fileprivate func mangledSignature(_ text: String, in owner: SymbolGraph.Symbol) -> String {
    if text.mentions([owner.name, owner.fullName]) { return "" }
    let signature = identifier.without(owner.identifier)
    var previous: Character = " "
    for character in signature {
      // Words that came before are said by their place.
      if previous == "0" && character.isLetter { return "" }
      previous = previous.isNumber && character == "0" ? " " : character
    }
    return signature
  }
}
