import Foundation

/// Asks the compiler what modules declare, without building the package.
actor SymbolGraphs {
  /// A symbol graph, or the reason why the compiler could not read the module.
  enum Answer: Sendable {
    case graph(SymbolGraph)
    case unreadable(CompilerMessage)
  }

  private let toolchain: Toolchain
  private let package: PackageModel
  private let folder: String
  private let needs: DependencyGraph
  private var answers: [String: Task<Answer, any Error>] = [:]

  init(toolchain: Toolchain, package: PackageModel) {
    self.toolchain = toolchain
    self.package = package
    folder = toolchain.scratchFile("modules")
    needs = DependencyGraph(declaredBy: package)
  }

  /// What a module declares. The modules of this package that it declares to need are compiled before it.
  func answer(for module: Module) async throws -> Answer {
    if let known = answers[module.target] { return try await known.value }
    let task = Task { try await work(on: module) }
    answers[module.target] = task
    return try await task.value
  }

  private func work(on module: Module) async throws -> Answer {
    var flags = module.compilerFlags
    for other in module.dependencies.compactMap({ $0.target.flatMap(package.module(ofTarget:)) }) {
      // Two that need each other would wait for each other.
      guard needs.path(from: other.target, to: module.target) == nil else { continue }
      if let map = other.moduleMap {
        flags += ["-Xcc", "-fmodule-map-file=\(package.root)/\(map)"]
      } else if !other.sources.isEmpty, case .unreadable(let message) = try await answer(for: other) {
        return .unreadable(message)
      }
    }
    return try await compile(module, flags: flags)
  }

  private func compile(_ module: Module, flags: [String]) async throws -> Answer {
    let graphs = "\(folder)/\(module.name).symbols"
    try FileManager.default.createDirectory(atPath: graphs, withIntermediateDirectories: true)
    let arguments =
      ["-parse-as-library", "-emit-module", "-module-name", module.name, "-I", folder]
      + ["-emit-module-path", "\(folder)/\(module.name).swiftmodule", "-package-name", package.name]
      + ["-emit-symbol-graph", "-emit-symbol-graph-dir", graphs, "-symbol-graph-minimum-access-level", "private"]
      + ["-emit-extension-block-symbols", "-symbol-graph-skip-synthesized-members"]
    let run = try await toolchain.run("swiftc", arguments + flags + module.sources, in: package.root)
    guard run.isSuccess else {
      let first = CompilerMessage.errors(in: run.messages).first
      let place = CompilerMessage(file: module.sources.first ?? module.folder, line: 1, text: "it does not compile")
      return .unreadable(first ?? place)
    }
    var graph = SymbolGraph()
    for name in try FileManager.default.contentsOfDirectory(atPath: graphs).sorted() where name.hasSuffix(".json") {
      try graph.add([UInt8](Data(contentsOf: URL(filePath: "\(graphs)/\(name)"))))
    }
    return .graph(graph)
  }
}
