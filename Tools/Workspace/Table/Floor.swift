/// A row of the table "who may import whom".
///
/// Patterns for targets match a target by its folder or by its name.
struct Floor: Sendable {
  let name: String
  let targets: [PathPattern]
  /// The targets of this package that may be imported.
  let mayImport: [PathPattern]
  /// Targets of this package that may not be imported although `mayImport` names them.
  let mayNotImport: [PathPattern]
  /// Targets whose rights these targets have too, as tests have those of what they test.
  let asWellAs: [PathPattern]
  /// The modules from beyond this package that may be imported; nil for all.
  let outside: [PathPattern]?
  /// The interfaces that these targets implement, for the graph.
  let implements: [PathPattern]
  /// Whether the targets may hold nothing but protocols.
  let protocolsOnly: Bool
  /// Whether the graph shows the targets.
  let isDrawn: Bool
  /// Why the row is as it is: a sentence.
  let why: String?
  /// What to do instead of breaking it: a sentence.
  let wayOut: String?

  /// Whether a target stands on this floor, and what the placeholders are there.
  func bindings(for module: Module) -> PathPattern.Bindings? {
    targets.lazy.compactMap { $0.match(module) }.first
  }

  /// Whether the row lets everything of this package be imported.
  var mayImportEverything: Bool { mayImport.contains { $0.text == "**" } }
}

extension PathPattern {
  /// The bindings where a target's folder or name matches.
  func match(_ module: Module, _ bindings: Bindings = [:]) -> Bindings? {
    match(module.folder, bindings) ?? match(module.target, bindings)
  }
}
