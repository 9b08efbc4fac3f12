import Commands
import Foundation

/// The Swift toolchain that comes first on the search path, and a folder of its own for what it writes.
///
/// The folder lies outside the package: a package that is being built holds the lock of its `.build`.
struct Toolchain: Sendable {
  /// What a tool wrote, and how it ended.
  struct Run: Sendable {
    let isSuccess: Bool
    let output: [UInt8]
    let messages: String
  }

  /// An absolute path.
  let scratch: String

  /// Runs `body` with a toolchain whose scratch folder is removed at its end.
  static func withScratch<Result>(_ body: (Toolchain) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "workspace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(Toolchain(scratch: folder.path))
  }

  /// Runs `swift` or another program of the toolchain in a folder, to its end. Throws a `Failure` where there is none.
  func run(_ program: String, _ arguments: [String], in folder: String) async throws -> Run {
    try await run(try Self.path(of: program), arguments, folder: folder)
  }

  /// Runs the compiler itself, which takes a third less than by way of its driver.
  func runFrontend(_ arguments: [String], in folder: String) async throws -> Run {
    let driver = try Self.path(of: "swiftc")
    let frontend = URL(filePath: driver).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "swift-frontend").path
    let isThere = FileManager.default.isExecutableFile(atPath: frontend)
    return try await run(isThere ? frontend : driver, ["-frontend"] + arguments, folder: folder)
  }

  /// The path of a new file or folder in the scratch folder.
  func scratchFile(_ name: String) -> String {
    "\(scratch)/\(UUID().uuidString)-\(name)"
  }

  private func run(_ program: String, _ arguments: [String], folder: String) async throws -> Run {
    let output = scratchFile("out")
    let messages = scratchFile("err")
    let tool = try Spawn(program, arguments, in: folder, output: output, messages: messages)
    let isSuccess = await tool.isSuccess
    return Run(
      isSuccess: isSuccess, output: try [UInt8](Data(contentsOf: URL(filePath: output))),
      messages: try String(decoding: Data(contentsOf: URL(filePath: messages)), as: UTF8.self))
  }

  private static func path(of program: String) throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }) else {
      throw Failure(
        .noSuchFile, "There is no \(program) on the search path.", hint: "Install Swift: swift.org/install.")
    }
    return "\(folder)/\(program)"
  }
}
