import Foundation

/// What interfaces hold: protocols and their requirements, and no more of them than is recorded.
struct InterfaceRules {
  let package: PackageModel
  let plan: FloorPlan
  let file: WorkspaceFile
  let toolchain: Toolchain

  func findings() async throws -> [Finding] {
    let checked = package.modules.filter { module in
      !module.sources.isEmpty && (isProtocolsOnly(module) || file.recorded[module.target] != nil)
    }
    let graphs = SymbolGraphs(toolchain: toolchain, package: package)
    return try await checked.concurrentMap { module in
      switch try await graphs.answer(for: module) {
      case .unreadable(let message): [Finding(unreadable: message, target: module.target, in: package)]
      case .graph(let graph):
        bodies(in: graph, of: module) + growth(of: module, graph)
          + (try module.sources.flatMap { try ungraphed($0, module) })
      }
    }.flatMap(\.self)
  }

  private func isProtocolsOnly(_ module: Module) -> Bool {
    plan.floor(of: module)?.protocolsOnly ?? false
  }

  /// What is neither a protocol nor a requirement; what lies inside such a thing is not named again.
  private func bodies(in graph: SymbolGraph, of module: Module) -> [Finding] {
    guard isProtocolsOnly(module) else { return [] }
    let strange = graph.symbols.filter { $0.kind != "protocol" && !graph.requirements.contains($0.id) }
    let extended = Set(strange.compactMap { graph.container(of: $0)?.id })
    return strange.compactMap { symbol in
      let container = graph.container(of: symbol)
      // A type is named instead of its members, and members of extensions instead of these.
      if let container, container.kind != "protocol", container.kind != "extension" { return nil }
      if symbol.kind == "extension", extended.contains(symbol.id) { return nil }
      return Finding(
        file: package.relative(symbol.file), line: symbol.line, rule: .interfaceBody, target: module.target,
        module: nil, what: "\(module.target) holds \(Self.noun(symbol.kind)): \(symbol.name).",
        why: plan.floor(of: module)?.why ?? "An interface holds protocols and their requirements and nothing else.",
        wayOut: "Make it a protocol or a requirement, or move it to the module that implements the interface.")
    }
  }

  /// Requirements and bodies may hide from the compiler of this machine.
  private func ungraphed(_ source: String, _ module: Module) throws -> [Finding] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(package.root)/\(source)")))
    return UngraphedCode.all(in: bytes).map { code in
      Finding(
        file: package.relative(source), line: code.line, rule: .interfaceBody, target: module.target, module: nil,
        what: "\(module.target) holds \(code.what).",
        why: plan.floor(of: module)?.why ?? "An interface holds protocols and their requirements and nothing else.",
        wayOut: "Ask the same of everybody who implements it, on every platform, in protocols alone.")
    }
  }

  private func growth(of module: Module, _ graph: SymbolGraph) -> [Finding] {
    guard let recorded = file.recorded[module.target] else { return [] }
    var unseen = recorded
    let new = graph.symbols.filter { symbol in
      guard graph.requirements.contains(symbol.id) else { return false }
      guard let index = unseen.firstIndex(of: symbol.name) else { return true }
      unseen.remove(at: index)
      return false
    }
    let grown = new.map { symbol in
      Finding(
        file: package.relative(symbol.file), line: symbol.line, rule: .grownInterface, target: module.target,
        module: nil, what: "\(module.target) has a requirement more than is recorded: \(symbol.name).",
        why: "\(module.target) may only shrink: it holds what nobody has made a module of yet.",
        wayOut: "Give \(symbol.name) to the interface of the feature that it belongs to.")
    }
    let stale = unseen.map { name in
      Finding(
        file: WorkspaceFile.name, line: file.line(of: name), rule: .staleRecord, target: module.target, module: nil,
        what: "\(module.target) no longer has \(name), and the record still allows it.",
        why: "\(module.target) may only shrink, and what is recorded could come back.",
        wayOut: "Take \"\(name)\" out of \"recorded\" in \(WorkspaceFile.name).")
    }
    return grown + stale
  }

  private static func noun(_ kind: String) -> String {
    switch kind {
    case "struct", "class", "macro": "a \(kind)"
    case "enum", "extension": "an \(kind)"
    case "typealias": "a type alias"
    case "var": "a variable"
    case "func", "func.op": "a function"
    default: "something with a body"
    }
  }
}
