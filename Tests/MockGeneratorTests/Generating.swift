import Foundation

@testable import MockGenerator

/// The mocks of an interface whose whole source this is.
func mocks(of source: String, module: String = "Sample", file: String = "Sample", options: [String] = []) throws
  -> String
{
  let folder = FileManager.default.temporaryDirectory.appending(path: "mocks of \(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: file + ".swift")
  try Data(source.utf8).write(to: file)
  let graph = try Compiler(path: try compilerPath()).symbolGraph(
    of: module, arguments: options + [file.path], in: folder.path)
  return try MockGenerator.mocks(of: module, graph)
}

struct NoCompiler: Error {}

private func compilerPath() throws -> String {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  let paths = folders.map { "\($0)/swiftc" }
  guard let path = paths.first(where: FileManager.default.isExecutableFile) else { throw NoCompiler() }
  return path
}
