/// Writes the mocks of one interface: `MockGenerator COMPILER MODULE FOLDER SOURCE…` leaves `MODULEMocks.swift` there.
/// `-D CONDITION` before the sources says what their `#if` asks for.
@main
struct MockGenerator {
  static func main() {
    do {
      let arguments = CommandLine.arguments
      guard arguments.count > 4 else {
        throw Failure("usage: MockGenerator COMPILER MODULE FOLDER [-D CONDITION]… SOURCE…")
      }
      let (module, folder) = (arguments[2], arguments[3])
      let compiler = Compiler(path: arguments[1])
      let graph = try compiler.symbolGraph(of: module, arguments: Array(arguments[4...]), in: folder)
      let file = folder + "/" + module + "Mocks.swift"
      let mocks = try mocks(of: module, graph)
      // What is as it was is not compiled again.
      try OperatingSystem.update(file, to: mocks)
    } catch {
      OperatingSystem.fail("\(error)")
    }
  }

  static func mocks(of module: String, _ graph: SymbolGraph) throws -> String {
    let code = CodeWriter()
    code.words["module"] = module
    code.write(
      "// Written by MockGenerator from what the compiler says of $module. Changes are lost with the next build.")
    let reader = InterfaceReader(graph)
    let protocols = try reader.protocols()
    if !protocols.isEmpty { code.write() }
    // An import that nothing uses is a warning.
    let imports = protocols.isEmpty ? [] : reader.imports.lines(graph.sources.imports, of: module)
    for line in imports { code.writeLine(line) }
    for mocked in protocols {
      code.write()
      try MockWriter(mocked, types: reader.types, code: code).write()
    }
    return code.text
  }
}
