import Synchronization

/// A graph as text of Mermaid, the diagram language that documentation sites and code hosts draw.
struct MermaidChart: CustomStringConvertible {
  let declarations: [Declaration]

  var description: String {
    let missing = declarations.flatMap(\.requirements).map(\.type)
    var numbers: [TypeName: Int] = [:]
    var lines = ["flowchart LR"]
    for type in declarations.map(\.type) + missing where numbers[type] == nil {
      numbers[type] = numbers.count
      let declaration = declarations.first { $0.type == type }
      lines.append("  n\(numbers.count - 1)\(node(type.short, declaration))")
    }
    for declaration in declarations {
      for requirement in declaration.requirements {
        guard let from = numbers[declaration.type], let to = numbers[requirement.type] else { continue }
        lines.append("  n\(from) \(arrow(declaration, requirement)) n\(to)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A box; round for an alias, doubled at its sides for what is unique, slanted for what nobody registered.
  private func node(_ name: String, _ declaration: Declaration?) -> String {
    let label = "\"\(escaped(name))\""
    guard let declaration else { return "[/\(label)/]" }
    if declaration.isAlias { return "(\(label))" }
    return declaration.lifetime == .unique ? "[[\(label)]]" : "[\(label)]"
  }

  /// Dotted for a lazy, full for a built object, thick from another type to the object itself.
  private func arrow(_ declaration: Declaration, _ requirement: Requirement) -> String {
    if declaration.isAlias { return "==>" }
    return requirement.kind == .lazy ? "-.->" : "-->"
  }

  /// Mermaid writes an entity with # instead of &.
  private func escaped(_ name: String) -> String {
    let entities: [Character: String] = ["#": "#35;", "\"": "#quot;", "<": "#lt;", ">": "#gt;", "&": "#amp;"]
    return name.reduce(into: "") { $0 += entities[$1] ?? String($1) }
  }
}

extension DependencyContainer {
  /// The declared graph as a Mermaid flowchart, in the order of registration, of a sound container or of a broken one.
  ///
  /// Dotted arrows are lazies, full arrows are built objects, thick arrows lead from another type to the object itself.
  /// Round boxes are other types, boxes with doubled sides are unique, slanted ones are registered by nobody.
  public func mermaid() -> String {
    MermaidChart(declarations: declarations).description
  }

  private var declarations: [Declaration] {
    DependencyGraph.merged(draft.withLock { $0.declarations }, over: parent?.declarations ?? [])
  }
}
