#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The Swift compiler, asked what a module declares.
struct Compiler {
  let path: String

  /// The public symbols of a module that imports nothing but what comes with the compiler. Leaves files in `directory`.
  func symbolGraph(of module: String, sources: [String], in directory: String) throws -> SymbolGraph {
    let graphs = "\(directory)/symbols"
    try FileManager.default.createDirectory(atPath: graphs, withIntermediateDirectories: true)
    try run(
      [
        "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", module, "-emit-module-path",
        "\(graphs)/\(module).swiftmodule", "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs,
        "-symbol-graph-minimum-access-level", "public", "-symbol-graph-skip-synthesized-members",
      ] + sources)
    let file = URL(fileURLWithPath: "\(graphs)/\(module).symbols.json")
    return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  /// Runs the compiler with this program's environment and output. Foundation's `Process` would do it as well, but a
  /// clean build of everything waits for this program, and Foundation doubles the time that it takes to compile.
  private func run(_ arguments: [String]) throws(Failure) {
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var process = pid_t()
    let error = withCStrings([path] + arguments) { arguments in
      withCStrings(environment) { posix_spawn(&process, path, nil, nil, arguments, $0) }
    }
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
