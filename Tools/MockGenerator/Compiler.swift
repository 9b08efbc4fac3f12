#if canImport(Glibc)
  // `environ` is a variable of C, and nothing here changes it.
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The Swift compiler, asked what a module declares.
struct Compiler {
  let path: String

  /// The public symbols of a module that imports nothing but what comes with the compiler. Leaves files in `directory`.
  func symbolGraph(of module: String, sources: [String], in directory: String) throws -> SymbolGraph {
    let graphs = "\(directory)/symbols"
    // It may be there; where it cannot be made, the compiler says so.
    mkdir(graphs, 0o777)
    try run(
      [
        "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", module, "-emit-module-path",
        "\(graphs)/\(module).swiftmodule", "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs,
        "-symbol-graph-minimum-access-level", "public", "-symbol-graph-skip-synthesized-members",
      ] + sources)
    return try SymbolGraph(JSON(SourceFile(path: "\(graphs)/\(module).symbols.json").bytes))
  }

  /// Runs the compiler with this program's environment and output.
  private func run(_ arguments: [String]) throws(Failure) {
    var process = pid_t()
    let error = withCStrings([path] + arguments) { posix_spawn(&process, path, nil, nil, $0, environ) }
    guard error == 0 else { throw .notStarted(path: path, error: error) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    guard status == 0 else { throw .refused }
  }

  private enum Failure: Error, CustomStringConvertible {
    case notStarted(path: String, error: Int32)
    /// The compiler has said why on standard error.
    case refused

    var description: String {
      switch self {
      case .notStarted(let path, let error): "error: \(path) does not start (error \(error))"
      case .refused: "error: the interface does not compile"
      }
    }
  }
}

/// Texts as C wants them: pointers to bytes that end with zero, and nil behind the last.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = texts.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeMutableBufferPointer { buffer in
    guard let first = buffer.baseAddress else { preconditionFailure("an array with nil in it is not empty") }
    return body(first)
  }
}
