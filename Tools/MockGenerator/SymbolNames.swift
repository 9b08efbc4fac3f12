#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The symbols of a module under the names by which source refers to them.
struct SymbolNames {
  let symbols: [String: SymbolGraph.Symbol]
  private(set) var types = InterfaceTypes()

  private static let nestable: Set = [
    "swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.typealias", "swift.actor",
  ]

  init(_ graph: SymbolGraph) {
    symbols = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }) { first, _ in first }
    var types = InterfaceTypes()
    for symbol in symbols.values where Self.nestable.contains(symbol.kind.identifier) {
      let name = symbol.pathComponents.joined(separator: ".")
      types.declared.insert(name)
      if text(of: symbol).hasPrefix("@globalActor ") { types.globalActors.insert(name) }
      switch symbol.kind.identifier {
      case "swift.class": types.classes.insert(name)
      case "swift.typealias":
        let text = text(of: symbol)
        if let range = text.firstRange(of: " = ") { types.aliases[name] = String(text[range.upperBound...]) }
      default: break
      }
      if isMarkedNoncopyable(symbol) { types.noncopyable.insert(name) }
    }
    for relationship in graph.relationships where relationship.kind == "conformsTo" {
      guard relationship.targetFallback == "Swift.Sendable", let symbol = symbols[relationship.source] else { continue }
      types.sendable.insert(symbol.pathComponents.joined(separator: "."))
    }
    self.types = types
  }

  /// The whole declaration, with nested types under their full names.
  func text(of symbol: SymbolGraph.Symbol) -> String {
    var text = ""
    for fragment in symbol.declarationFragments {
      text += text.hasSuffix(".") ? fragment.spelling : fullName(of: fragment) ?? fragment.spelling
    }
    // The compiler prints `[Key : Value]` and `T : Hashable`.
    return text.replacing(" : ", with: ": ")
  }

  func location(of symbol: SymbolGraph.Symbol) -> SourceLocation {
    guard let location = symbol.location else { return SourceLocation(path: "", line: 1, column: 1) }
    // The compiler writes a relative path as if its first folder were a host.
    let path = URL(string: location.uri).map { ($0.host() ?? "") + $0.path } ?? location.uri
    return SourceLocation(
      path: path, line: location.position.line + 1,
      column: location.position.character + 1)
  }

  /// Its `@available` attributes.
  func availability(of symbol: SymbolGraph.Symbol) -> [String] {
    (symbol.availability ?? []).compactMap(\.attribute)
  }

  /// Generated code speaks of Mocking's types by their names.
  func checkAgainstMocking() throws(Unsupported) {
    let taken: Set = [
      "AnyMockedMethod", "ConsumableArgument", "Mock", "MockCall", "MockedGetter", "MockedMethod", "Mocking",
      "NoArguments", "UnrecordedArgument",
    ]
    let kinds = Self.nestable.union(["swift.associatedtype"])
    let clashing = symbols.values.filter {
      kinds.contains($0.kind.identifier) && taken.contains($0.pathComponents.last ?? "")
    }
    guard let symbol = clashing.min(by: { location(of: $0) < location(of: $1) }) else { return }
    throw Unsupported(
      location: location(of: symbol),
      reason: "mocks use the name \(symbol.pathComponents.last ?? "") of Mocking themselves")
  }

  private func fullName(of fragment: SymbolGraph.Fragment) -> String? {
    guard fragment.kind == "typeIdentifier", let identifier = fragment.preciseIdentifier,
      let symbol = symbols[identifier], Self.nestable.contains(symbol.kind.identifier)
    else { return nil }
    return symbol.pathComponents.joined(separator: ".")
  }

  /// The symbol graph leaves out that a type cannot be copied; its source says so.
  private func isMarkedNoncopyable(_ symbol: SymbolGraph.Symbol) -> Bool {
    guard ["swift.struct", "swift.enum"].contains(symbol.kind.identifier) else { return false }
    let location = location(of: symbol)
    guard let source = try? String(contentsOfFile: location.path, encoding: .utf8) else { return false }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(location.line - 1)
    // Another type may begin on the same line.
    return lines.joined(separator: " ").dropFirst(location.column - 1).prefix { $0 != "{" }.contains("~Copyable")
  }
}

extension SymbolGraph.Availability {
  fileprivate var attribute: String? {
    let domain = domain ?? "*"
    let text = message.map { ", message: \(String(reflecting: $0))" } ?? ""
    if isUnconditionallyDeprecated == true { return "@available(\(domain), deprecated\(text))" }
    if isUnconditionallyUnavailable == true { return "@available(\(domain), unavailable\(text))" }
    let versions = [("introduced", introduced), ("deprecated", deprecated), ("obsoleted", obsoleted)].compactMap {
      name, version in version.map { "\(name): \($0.text)" }
    }
    return versions.isEmpty ? nil : "@available(\(domain), \(versions.joined(separator: ", "))\(text))"
  }
}

extension SymbolGraph.Version {
  fileprivate var text: String {
    [major, minor, patch].compactMap { $0.map(String.init) }.joined(separator: ".")
  }
}
