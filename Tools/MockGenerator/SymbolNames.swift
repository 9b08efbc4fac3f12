/// The symbols of a module under the names by which source refers to them.
struct SymbolNames {
  let symbols: [String: SymbolGraph.Symbol]
  private(set) var types = InterfaceTypes()

  private static let nestable: Set = [
    "swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.typealias", "swift.actor",
  ]

  init(_ graph: SymbolGraph) {
    symbols = Dictionary(graph.symbols.map { ($0.identifier, $0) }) { first, _ in first }
    var types = InterfaceTypes()
    for symbol in symbols.values where Self.nestable.contains(symbol.kind) {
      let name = symbol.fullName
      types.declared.insert(name)
      if text(of: symbol).hasPrefix("@globalActor ") { types.globalActors.insert(name) }
      switch symbol.kind {
      case "swift.class": types.classes.insert(name)
      case "swift.typealias":
        let text = text(of: symbol)
        if let range = text.firstRange(of: " = ") { types.aliases[name] = String(text[range.upperBound...]) }
      default: break
      }
      if isMarkedNoncopyable(symbol) { types.noncopyable.insert(name) }
    }
    for relationship in graph.relationships where relationship.kind == "conformsTo" {
      guard relationship.targetName == "Swift.Sendable", let symbol = symbols[relationship.source] else { continue }
      types.sendable.insert(symbol.fullName)
    }
    self.types = types
  }

  /// The whole declaration, with nested types under their full names.
  func text(of symbol: SymbolGraph.Symbol) -> String {
    var text = ""
    for fragment in symbol.fragments {
      text += text.hasSuffix(".") ? fragment.spelling : fullName(of: fragment) ?? fragment.spelling
    }
    // The compiler prints `[Key : Value]` and `T : Hashable`.
    return text.replacing(" : ", with: ": ")
  }

  /// Generated code speaks of Mocking's types by their names.
  func checkAgainstMocking() throws(Unsupported) {
    let taken: Set = [
      "AnyMockedMethod", "ConsumableArgument", "Mock", "MockCall", "MockedGetter", "MockedMethod", "Mocking",
      "NoArguments", "UnrecordedArgument",
    ]
    let kinds = Self.nestable.union(["swift.associatedtype"])
    let clashing = symbols.values.filter {
      kinds.contains($0.kind) && taken.contains($0.path.last ?? "")
    }
    guard let symbol = clashing.min(by: { $0.location < $1.location }) else { return }
    throw Unsupported(
      location: symbol.location,
      reason: "mocks use the name \(symbol.path.last ?? "") of Mocking themselves")
  }

  private func fullName(of fragment: SymbolGraph.Fragment) -> String? {
    guard fragment.kind == "typeIdentifier", let identifier = fragment.identifier,
      let symbol = symbols[identifier], Self.nestable.contains(symbol.kind)
    else { return nil }
    return symbol.fullName
  }

  /// The symbol graph leaves out that a type cannot be copied; its source says so.
  private func isMarkedNoncopyable(_ symbol: SymbolGraph.Symbol) -> Bool {
    guard ["swift.struct", "swift.enum"].contains(symbol.kind) else { return false }
    guard let source = try? SourceFile(path: symbol.location.path).text else { return false }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(symbol.location.line - 1)
    // Another type may begin on the same line.
    return lines.joined(separator: " ").dropFirst(symbol.location.column - 1).prefix { $0 != "{" }.contains("~Copyable")
  }
}
