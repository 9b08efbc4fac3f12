/// What a file of mocks imports: what the interface does, publicly as far as its protocols speak of it.
final class MockImports {
  /// The identifiers of other modules' types that mocks name.
  private var identifiers: Set<String> = []
  private var followed: Set<String> = []
  /// The interface's own types, with the words that import one.
  private var ownTypes: [String: String] = [:]

  func add(_ fragments: ArraySlice<SymbolGraph.Fragment>, _ symbols: [String: SymbolGraph.Symbol]) {
    for fragment in fragments where !fragment.identifier.isEmpty {
      identifiers.insert(fragment.identifier)
      // Who speaks of an alias speaks of what it stands for.
      guard let type = symbols[fragment.identifier] else { continue }
      addType(type)
      guard type.kind == "swift.typealias" else { continue }
      if followed.insert(type.identifier).inserted { add(type.fragments[...], symbols) }
    }
  }

  /// Adds a type of the interface.
  func addType(_ type: SymbolGraph.Symbol) {
    if type.container.isEmpty, let kind = Self.kinds[type.kind] { ownTypes[type.name] = kind }
  }

  /// One that nothing public needs is a warning if it is public, and none if it is not.
  func lines(_ written: [InterfaceSources.Import], of module: String) -> [String] {
    var missing = Set(identifiers.compactMap(Self.module))
    var publicly: Set = [module, "Mocking"]
    var others: Set<String> = []
    let names = written.map(\.module)
    for name in names {
      if isNamed(name) || isSourceOfC(name, names) { publicly.insert(name) }
      missing.remove(name)
    }
    for name in names {
      // Foundation passes on what its parts declare.
      let parts = missing.filter { $0.hasPrefix(name) }
      if !parts.isEmpty { publicly.insert(name) }
      missing.subtract(parts)
    }
    publicly.formUnion(missing)
    for other in written where !other.isConditional && !publicly.contains(other.module) { others.insert(other.module) }
    var lines = publicly.union(others).sorted().map { (others.contains($0) ? "import " : "public import ") + $0 }
    // Of two types of a name, the one is meant that is imported by it.
    for name in ownTypes.keys.sorted() where !written.isEmpty || Self.namesOfMocking.contains(name) {
      if let kind = ownTypes[name] { lines.append("public import " + kind + " " + module + "." + name) }
    }
    return lines
  }

  private static let kinds = [
    "swift.struct": "struct", "swift.enum": "enum", "swift.class": "class", "swift.actor": "class",
    "swift.protocol": "protocol", "swift.typealias": "typealias",
  ]

  /// Those that an interface may give its types as well.
  private static let namesOfMocking: Set = [
    "CallTimeout", "MockAnswer", "RecordedCall", "Timeline", "UnansweredCall", "UnansweredCalls",
  ]

  /// The module of a type, nil for the standard library and C. A mangled name begins with its module, as the number of
  /// letters and these (swift/docs/ABI/Mangling.rst, identifiers).
  private static func module(of identifier: String) -> String? {
    let mangled = identifier.without("s:")
    let digits = String(mangled.prefix { "0123456789".contains($0) })
    guard identifier.hasPrefix("s:"), let count = Int(digits) else { return nil }
    let name = String(mangled.without(digits).prefix(count))
    return name.hasPrefix("_") ? nil : name
  }

  /// Whether a type is of the module, or was added by it to one of another, where words that came before are left out of
  /// the module's name.
  private func isNamed(_ module: String) -> Bool {
    var marks = [String(module.count) + module]
    var words = module.dropFirst()
    while let first = words.popFirst() {
      if first.isUppercase { marks.append(String(words.count + 1) + String(first) + String(words) + "E") }
    }
    return identifiers.contains { identifier in
      // Of what is added to the standard library, one module may pass on another's.
      let isAdded = identifier.hasPrefix("s:S") || identifier.hasPrefix("s:s")
      return isAdded && identifier.contains(module) || marks.contains { identifier.contains($0) }
    }
  }

  /// Types of C do not say where they come from.
  private func isSourceOfC(_ module: String, _ all: [String]) -> Bool {
    guard identifiers.contains(where: { $0.hasPrefix("c:") }) else { return false }
    let libraries: Set = ["Android", "Bionic", "Darwin", "Glibc", "Musl"]
    return libraries.contains(module) || libraries.isDisjoint(with: all)
  }
}
