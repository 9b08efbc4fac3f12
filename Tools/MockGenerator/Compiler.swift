/// The Swift compiler, asked what a module declares.
struct Compiler {
  let path: String

  /// The symbols of a module that imports nothing but what comes with the compiler, less what it exports of others. The
  /// arguments are its sources and the conditions under which these are compiled. Leaves files in `folder`.
  func symbolGraph(of module: String, arguments: [String], in folder: String) throws(Failure) -> SymbolGraph {
    let graphs = folder + "/symbols"
    OperatingSystem.makeFolder(graphs)
    let sources = InterfaceSources(arguments.filter { $0.hasSuffix(".swift") })
    // What is inside a type of another module stands in a file of its own.
    var files: Set = [graphs + "/" + module + "@Swift.symbols.json"]
    for imported in sources.imports { files.insert(graphs + "/" + module + "@" + imported.module + ".symbols.json") }
    for file in files { OperatingSystem.removeFile(file) }
    // What is public and begins with an underscore counts as internal.
    let options = [
      "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", module, "-emit-module-path",
      graphs + "/" + module + ".swiftmodule", "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs,
      "-symbol-graph-minimum-access-level", "internal", "-symbol-graph-skip-synthesized-members", "-package-name",
      module, "-D", "SWIFT_PACKAGE",
    ]
    // The compiler says why on standard error.
    guard try OperatingSystem.run(path, options + arguments) else {
      throw Failure(
        "the interface does not compile by itself; it may import what comes with the compiler, and no package's module")
    }
    let graph = SymbolGraph(sources)
    try graph.add(JSON(try OperatingSystem.text(ofFile: graphs + "/" + module + ".symbols.json")))
    for file in files {
      if let text = try? OperatingSystem.text(ofFile: file) { try graph.add(JSON(text)) }
    }
    return graph
  }
}
