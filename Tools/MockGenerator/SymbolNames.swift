/// The symbols of a module under the names by which source refers to them.
struct SymbolNames {
  let symbols: [String: SymbolGraph.Symbol]
  private(set) var types = InterfaceTypes()
  private let protocols: Set<String>
  private let sources: InterfaceSources

  private static let nestable: Set = [
    "swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.typealias", "swift.actor",
  ]

  init(_ graph: SymbolGraph) {
    symbols = Dictionary(graph.symbols.map { ($0.identifier, $0) }) { first, _ in first }
    sources = InterfaceSources(Set(graph.symbols.map(\.location.path)))
    protocols = Set(graph.symbols.filter { $0.kind == "swift.protocol" }.map(\.fullName))
    var types = InterfaceTypes()
    for symbol in symbols.values where symbol.kind == "swift.associatedtype" {
      types.declared.insert(symbol.path.last ?? "")
    }
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

  /// What a symbol graph leaves out of the types of arguments, and without which a mock would not compile.
  func checkAgainstSource(_ requirement: SymbolGraph.Symbol) throws(Unsupported) {
    let source = sources.declaration(at: requirement.location)
    let words = ["@isolated(any)", "@concurrent", "nonisolated(nonsending)"]
    guard let word = words.first(where: source.contains) else { return }
    throw Unsupported(
      location: requirement.location,
      reason: "the compiler does not say of '\(requirement.path.last ?? "")' that it takes a \(word)")
  }

  /// Generated code speaks of other modules' types by their bare names, and does not quote names with spaces or signs (SE-0451).
  func checkNames() throws(Unsupported) {
    let taken: Set = [
      "AnyMockedMethod", "ConsumableArgument", "Mock", "MockCall", "MockedGetter", "MockedMethod", "Mocking",
      "NoArguments", "UnrecordedArgument",
      // What it says of the standard library.
      "Bool", "Error", "Hasher", "Int", "KeyValuePairs", "Never", "ObjectIdentifier", "Sendable", "String", "Void",
    ]
    let kinds = Self.nestable.union(["swift.associatedtype"])
    for symbol in symbols.values.sorted(by: { $0.location < $1.location }) where kinds.contains(symbol.kind) {
      let name = symbol.path.last ?? ""
      // Inside another type it has that one's name before its own.
      let isTaken = taken.contains(name) && (symbol.path.count == 1 || symbol.kind == "swift.associatedtype")
      if isTaken { throw Unsupported(location: symbol.location, reason: "mocks use the name \(name) themselves") }
      if !name.allSatisfy(\.isNameCharacter) {
        throw Unsupported(location: symbol.location, reason: "'\(name)' is no plain name")
      }
    }
  }

  private func fullName(of fragment: SymbolGraph.Fragment) -> String? {
    guard fragment.kind == "typeIdentifier", let identifier = fragment.identifier,
      let symbol = symbols[identifier], Self.nestable.contains(symbol.kind)
    else { return nil }
    // What an alias inside a protocol stands for may depend on who conforms, so that it has no name outside.
    if symbol.kind == "swift.typealias", protocols.contains(symbol.path.dropLast().joined(separator: ".")),
      let target = target(of: symbol)
    {
      return target.allSatisfy(\.isNameCharacter) ? target : "(\(target))"
    }
    return symbol.fullName
  }

  /// What a type alias stands for; nil where it has type parameters.
  private func target(of alias: SymbolGraph.Symbol) -> String? {
    let text = text(of: alias)
    guard let range = text.firstRange(of: " = "), !text[..<range.lowerBound].hasSuffix(">") else { return nil }
    return String(text[range.upperBound...])
  }

  /// The symbol graph leaves out that a type cannot be copied; its source says so.
  private func isMarkedNoncopyable(_ symbol: SymbolGraph.Symbol) -> Bool {
    guard ["swift.struct", "swift.enum"].contains(symbol.kind) else { return false }
    return sources.text(from: symbol.location).prefix { $0 != "{" }.contains("~Copyable")
  }
}
