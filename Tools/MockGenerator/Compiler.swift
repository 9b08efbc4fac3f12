import Foundation

/// The Swift compiler, asked what a module declares.
struct Compiler {
  let path: String

  /// The public symbols of a module that imports nothing but what comes with the compiler. Leaves files in `directory`.
  func symbolGraph(of module: String, sources: [String], in directory: URL) throws -> SymbolGraph {
    let graphs = directory.appendingPathComponent("symbols", isDirectory: true)
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    try run(
      [
        "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", module,
        "-emit-module-path", graphs.appendingPathComponent("\(module).swiftmodule").path,
        "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path,
        "-symbol-graph-minimum-access-level", "public", "-symbol-graph-skip-synthesized-members",
      ] + sources)
    let file = graphs.appendingPathComponent("\(module).symbols.json")
    return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }

  /// The compiler has said why on standard error.
  private struct Failure: Error, CustomStringConvertible {
    let status: Int32

    var description: String { "error: the interface does not compile (swiftc ended with \(status))" }
  }
}
