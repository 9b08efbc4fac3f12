import Foundation

/// Finds the protocols of a module in its symbol graph, with everything that their mocks have to answer.
struct InterfaceReader {
  private let symbols: [String: SymbolGraph.Symbol]
  private let requirementsOfProtocol: [String: [SymbolGraph.Symbol]]
  private let ancestors: [String: [String]]

  init(_ graph: SymbolGraph) {
    let symbols = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }) { first, _ in first }
    self.symbols = symbols
    var requirements: [String: [SymbolGraph.Symbol]] = [:]
    var ancestors: [String: [String]] = [:]
    for relationship in graph.relationships {
      switch relationship.kind {
      case "requirementOf":
        if let symbol = symbols[relationship.source] { requirements[relationship.target, default: []].append(symbol) }
      case "conformsTo": ancestors[relationship.source, default: []].append(relationship.target)
      default: break
      }
    }
    requirementsOfProtocol = requirements
    self.ancestors = ancestors
  }

  func protocols() throws -> [MockedProtocol] {
    try symbols.values
      .filter { $0.kind.identifier == "swift.protocol" }
      .sorted { location(of: $0) < location(of: $1) }
      .map(mockedProtocol)
  }

  private func mockedProtocol(_ symbol: SymbolGraph.Symbol) throws -> MockedProtocol {
    let lineage =
      [symbol.identifier.precise] + (ancestors[symbol.identifier.precise] ?? []).filter { symbols[$0] != nil }
    let requirements = lineage.flatMap { requirementsOfProtocol[$0] ?? [] }.sorted {
      location(of: $0) < location(of: $1)
    }
    return MockedProtocol(
      name: symbol.pathComponents.joined(separator: "."),
      isolation: text(of: symbol).split(separator: " ").first.flatMap { $0.hasPrefix("@") ? String($0) : nil },
      requirements: try requirements.map(requirement))
  }

  private func requirement(_ symbol: SymbolGraph.Symbol) throws -> Requirement {
    let name = symbol.pathComponents.last ?? ""
    do {
      return Requirement(
        declaration: try DeclarationParser.parse(text(of: symbol)), fullName: name, location: location(of: symbol))
    } catch {
      throw Unsupported(location: location(of: symbol), reason: "no mock can be written for '\(text(of: symbol))'")
    }
  }

  /// The whole declaration, with nested types under their full names.
  private func text(of symbol: SymbolGraph.Symbol) -> String {
    var text = ""
    for fragment in symbol.declarationFragments {
      text += text.hasSuffix(".") ? fragment.spelling : fullName(of: fragment) ?? fragment.spelling
    }
    // The compiler prints `[Key : Value]` and `T : Hashable`.
    return text.replacing(" : ", with: ": ")
  }

  private func fullName(of fragment: SymbolGraph.Fragment) -> String? {
    let nesting = ["swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.typealias"]
    guard fragment.kind == "typeIdentifier", let identifier = fragment.preciseIdentifier,
      let symbol = symbols[identifier], nesting.contains(symbol.kind.identifier)
    else { return nil }
    return symbol.pathComponents.joined(separator: ".")
  }

  private func location(of symbol: SymbolGraph.Symbol) -> SourceLocation {
    guard let location = symbol.location else { return SourceLocation(path: "", line: 1, column: 1) }
    return SourceLocation(
      path: URL(string: location.uri)?.path ?? location.uri, line: location.position.line + 1,
      column: location.position.character + 1)
  }
}
