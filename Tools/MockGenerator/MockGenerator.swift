#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes the mocks of one interface: `MockGenerator COMPILER MODULE OUTPUT SOURCE…`.
@main
struct MockGenerator {
  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      guard arguments.count > 3 else { throw UsageError() }
      let (compiler, module, output) = (arguments[1], arguments[2], arguments[3])
      let folder = output.lastIndex(of: "/").map { String(output[..<$0]) } ?? "."
      let graph = try Compiler(path: compiler).symbolGraph(
        of: module, sources: Array(arguments.dropFirst(3)), in: folder)
      try SourceFile(path: output).write(try mocks(of: module, graph))
    } catch {
      let text = Array("\(error)\n".utf8)
      _ = write(STDERR_FILENO, text, text.count)
      exit(1)
    }
  }

  static func mocks(of module: String, _ graph: SymbolGraph) throws -> String {
    var code = CodeWriter()
    code.write(
      "// Written by MockGenerator from what the compiler says of \(module). Changes are lost with the next build.")
    code.write()
    let reader = InterfaceReader(graph)
    let protocols = try reader.protocols()
    // An import that nothing uses is a warning.
    let modules = protocols.isEmpty ? [] : reader.importedModules.union([module, "Mocking"]).sorted()
    for imported in modules { code.write("public import \(imported)") }
    for mocked in protocols {
      code.write()
      try MockWriter(mocked, types: reader.types).write(to: &code)
    }
    return code.text
  }
}

private struct UsageError: Error, CustomStringConvertible {
  let description = "usage: MockGenerator COMPILER MODULE OUTPUT SOURCE…"
}
