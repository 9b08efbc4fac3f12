/// The Swift compiler, asked what a module declares.
struct Compiler {
  let path: String

  /// The public symbols of a module that imports nothing but what comes with the compiler. Leaves files in `folder`.
  func symbolGraph(of module: String, sources: [String], in folder: String) throws(Failure) -> SymbolGraph {
    let graphs = folder + "/symbols"
    OperatingSystem.makeFolder(graphs)
    let options = [
      "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", module, "-emit-module-path",
      graphs + "/" + module + ".swiftmodule", "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs,
      "-symbol-graph-minimum-access-level", "public", "-symbol-graph-skip-synthesized-members",
    ]
    // The compiler says why on standard error.
    guard try OperatingSystem.run(path, options + sources) else { throw Failure("the interface does not compile") }
    let text = try OperatingSystem.text(ofFile: graphs + "/" + module + ".symbols.json")
    return try SymbolGraph(JSON(text))
  }
}
