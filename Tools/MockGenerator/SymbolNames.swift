/// The symbols of a module under the names by which source refers to them.
final class SymbolNames {
  private(set) var symbols: [String: SymbolGraph.Symbol] = [:]
  let types = InterfaceTypes()
  private var protocols: Set<String> = []
  private let sources: InterfaceSources

  init(_ graph: SymbolGraph) {
    sources = graph.sources
    for symbol in graph.symbols {
      symbols[symbol.identifier] = symbol
      if symbol.kind == "swift.protocol" { protocols.insert(symbol.fullName) }
      if symbol.kind == "swift.associatedtype" {
        types.declared.insert(symbol.name)
        types.associated.insert(symbol.name)
      }
    }
    for symbol in graph.symbols where symbol.isType { add(symbol) }
    for relationship in graph.relationships where relationship.targetName == "Swift.Sendable" {
      if let symbol = symbols[relationship.source] { types.sendable.insert(symbol.fullName) }
    }
  }

  private func add(_ type: SymbolGraph.Symbol) {
    let name = type.fullName
    types.declared.insert(name)
    let text = text(of: type)
    if text.hasPrefix("@globalActor ") { types.globalActors.insert(name) }
    if type.kind == "swift.class" { types.classes.insert(name) }
    if type.kind == "swift.typealias", let (_, target) = text.cut(at: " = ") { types.aliases[name] = target }
    // The symbol graph leaves out that a type cannot be copied; its source says so.
    let isValue = type.kind == "swift.struct" || type.kind == "swift.enum"
    if isValue, sources.isMarked(type) { types.noncopyable.insert(name) }
  }

  /// The global actor that a declaration names.
  func isolation(of text: String) -> String? {
    text.parts(at: " ").first { $0.hasPrefix("@") && types.isGlobalActor($0) }
  }

  /// The whole declaration, with nested types under their full names.
  func text(of symbol: SymbolGraph.Symbol) -> String {
    var text = ""
    for fragment in symbol.fragments {
      if fragment.isForeignClass { types.classes.insert(fragment.spelling) }
      let spelling = fragment.kind == "typeIdentifier" ? fragment.spelling.quotedAsType : fragment.spelling
      text += text.hasSuffix(".") ? spelling : fullName(of: fragment) ?? spelling
    }
    // The compiler prints `[Key : Value]` and `T : Hashable`.
    return text.replacing(" : ", with: ": ")
  }

  private func fullName(of fragment: SymbolGraph.Fragment) -> String? {
    guard fragment.kind == "typeIdentifier", let symbol = symbols[fragment.identifier], symbol.isType else {
      return nil
    }
    // What an alias inside a protocol stands for may depend on who conforms, so that it has no name outside.
    if symbol.kind == "swift.typealias", protocols.contains(symbol.container), let target = target(of: symbol) {
      return target.isName ? target : "(\(target))"
    }
    return symbol.fullName
  }

  /// What a type alias stands for; nil where it has type parameters.
  private func target(of alias: SymbolGraph.Symbol) -> String? {
    guard let (name, target) = text(of: alias).cut(at: " = "), !name.hasSuffix(">") else { return nil }
    return target
  }

  /// Names with spaces or signs (SE-0451), which generated code does not quote.
  func checkNames(of requirement: SymbolGraph.Symbol) throws(Unsupported) {
    for fragment in requirement.fragments where fragment.spelling.hasPrefix("`") {
      let name = fragment.spelling.unquoted
      if !name.isName || name.first?.isNumber == true {
        throw Unsupported(location: requirement.location, reason: "'\(name)' is no plain name")
      }
    }
  }

  /// Types that a mock cannot speak of.
  func checkTypes(
    of requirement: SymbolGraph.Symbol, in owner: SymbolGraph.Symbol
  ) throws(Unsupported) {
    for fragment in requirement.fragments {
      guard let type = symbols[fragment.identifier], type.isType else { continue }
      var reason = ""
      if type.kind == "swift.typealias", protocols.contains(type.container), target(of: type) == nil {
        reason = "\(type.name) has type parameters and belongs to whoever conforms"
      }
      // Whoever speaks of a deprecated type has to be deprecated, and handles are not.
      if type.isDeprecated && !owner.isDeprecated { reason = "\(type.name) is deprecated" }
      if !reason.isEmpty {
        throw Unsupported(
          location: requirement.location, reason: "no mock can be written for '\(requirement.name)': \(reason)")
      }
    }
  }

  /// What a symbol graph leaves out of the types of arguments, and without which a mock would not compile.
  func checkAgainstSource(_ requirement: SymbolGraph.Symbol) throws(Unsupported) {
    var source = sources.declaration(at: requirement.location)
    for fragment in requirement.fragments {
      // What another alias stands for is not repeated.
      guard let alias = symbols[fragment.identifier], protocols.contains(alias.container) else { continue }
      source += sources.text(from: alias.location).until("\n")
    }
    for word in ["@isolated(any)", "@concurrent", "nonisolated(nonsending)"] where source.contains(word) {
      throw Unsupported(
        location: requirement.location,
        reason: "the compiler does not say of '\(requirement.name)' that it takes or returns a \(word)")
    }
    // Nothing but a type argument has numbers here.
    for part in source.replacing(" ", with: "").split(separator: "-").dropFirst() where part.first?.isNumber == true {
      throw Unsupported(
        location: requirement.location,
        reason: "the compiler does not say of '\(requirement.name)' that a number in it is negative")
    }
  }
}
