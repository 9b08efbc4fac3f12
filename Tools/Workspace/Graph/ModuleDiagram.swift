/// The modules of a package by floor, with what they need and implement, as a Mermaid flow chart.
///
/// A cycle through an interface (Chat needs ItemInterface, Item implements it and needs ChatInterface, which Chat
/// implements) is wanted; the needs along it are thick arrows, and one way round each pair is written out at the end.
struct ModuleDiagram: Sendable {
  private struct Implementation: Hashable {
    let module: String
    let interface: String
  }

  private let floors: [(name: String, modules: [Module])]
  private let drawn: Set<String>
  private let needs: [String: [String]]
  private let implementations: [Implementation]
  private let order: [String]

  init(of package: PackageModel, plan: FloorPlan, floors: [Floor]) {
    let modules = package.modules.filter { plan.floor(of: $0).map(\.isDrawn) ?? ($0.kind != .test) }
    let names = Set(modules.map(\.target))
    drawn = names
    order = modules.map(\.target)
    self.floors = (floors.map(\.name) + [""]).reduced().compactMap { name in
      let members = modules.filter { (plan.floor(of: $0)?.name ?? "") == name }
      return members.isEmpty ? nil : (name, members)
    }
    let declared = DependencyGraph(declaredBy: package)
    let pairs = modules.map { module in
      let all = module.dependencies.compactMap(\.target).filter(names.contains)
      guard plan.floor(of: module)?.mayImportEverything == true else { return (module.target, all) }
      // What sees everything would hide everything: only what nothing else of it brings along.
      return (
        module.target, all.filter { need in !all.contains { $0 != need && declared.path(from: $0, to: need) != nil } }
      )
    }
    needs = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    implementations = modules.flatMap { module in
      plan.interfaces(implementedBy: module).map { Implementation(module: module.target, interface: $0.target) }
    }
  }

  /// The lines of the chart, without a fence around them.
  var lines: [String] {
    let wanted = wantedNeeds()
    var lines = ["flowchart TD"]
    for (index, floor) in floors.enumerated() {
      lines.append(floor.name.isEmpty ? "  subgraph floor\(index) [ ]" : "  subgraph floor\(index) [\"\(floor.name)\"]")
      lines += floor.modules.map { "    \(Self.node($0.target))" }
      lines.append("  end")
    }
    for target in order {
      let needs = needs[target] ?? []
      let thick = needs.filter { wanted[target]?.contains($0) == true }
      lines += arrow(target, "-->", needs.filter { !thick.contains($0) })
      lines += arrow(target, "==>", thick)
    }
    for implementation in implementations {
      lines += arrow(implementation.module, "-. implements .->", [implementation.interface])
    }
    return lines + wantedCycles(along: wanted).map { "  %% wanted cycle: \($0)" }
  }

  private func arrow(_ target: String, _ arrow: String, _ others: [String]) -> [String] {
    others.isEmpty ? [] : ["  \(Self.id(target)) \(arrow) \(others.map(Self.id).joined(separator: " & "))"]
  }

  /// For each implementing module the interfaces that it needs and whose implementation needs it in turn.
  private func wantedNeeds() -> [String: Set<String>] {
    var steps: [String: Set<String>] = [:]
    for implementation in implementations {
      for module in order where needs[module]?.contains(implementation.interface) == true {
        if module != implementation.module { steps[module, default: []].insert(implementation.module) }
      }
    }
    var wanted: [String: Set<String>] = [:]
    for (module, others) in steps {
      for other in others where Self.reaches(module, from: other, along: steps) {
        let interfaces = implementations.filter { $0.module == other }.map(\.interface)
        wanted[module, default: []].formUnion(interfaces.filter { needs[module]?.contains($0) == true })
      }
    }
    return wanted
  }

  private static func reaches(_ end: String, from start: String, along steps: [String: Set<String>]) -> Bool {
    var reached: Set<String> = []
    var unvisited: Set = [start]
    while let next = unvisited.popFirst() {
      if next == end { return true }
      if reached.insert(next).inserted { unvisited.formUnion(steps[next] ?? []) }
    }
    return false
  }

  /// `Chat ⇒ ItemInterface ⇒ Item ⇒ ChatInterface ⇒ Chat`, for two modules that need each other.
  private func wantedCycles(along wanted: [String: Set<String>]) -> [String] {
    implementations.flatMap { first in
      implementations.compactMap { second -> String? in
        guard first.module < second.module, wanted[first.module]?.contains(second.interface) == true,
          wanted[second.module]?.contains(first.interface) == true
        else { return nil }
        return [first.module, second.interface, second.module, first.interface, first.module].joined(separator: " → ")
      }
    }
  }

  private static func node(_ target: String) -> String {
    id(target) == target ? target : "\(id(target))[\"\(target)\"]"
  }

  /// The target's name, unless Mermaid would take it for something of its own.
  private static func id(_ target: String) -> String {
    let id = String(target.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return keywords.contains(id.lowercased()) ? "\(id)_" : id
  }

  private static let keywords: Set<String> = [
    "call", "class", "classdef", "click", "default", "direction", "end", "flowchart", "graph", "href", "interpolate",
    "linkstyle", "style", "subgraph",
  ]
}

extension Array where Element: Hashable {
  /// Each element where it comes first.
  fileprivate func reduced() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
