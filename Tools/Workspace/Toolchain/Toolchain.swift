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

  /// Runs a tool such as `swiftc` in a folder, to its end. Throws a `Failure` where there is no such tool.
  func run(_ tool: String, _ arguments: [String], in folder: String) async throws -> Run {
    let output = scratchFile("out")
    let messages = scratchFile("err")
    let isSuccess = try await start(
      [tool] + arguments, in: folder, output: try writing(to: output), messages: try writing(to: messages))
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: output)))
    let text = try String(decoding: Data(contentsOf: URL(filePath: messages)), as: UTF8.self)
    return Run(isSuccess: isSuccess, output: bytes, messages: text)
  }

  /// The path of a new file or folder in the scratch folder.
  func scratchFile(_ name: String) -> String {
    "\(scratch)/\(UUID().uuidString)-\(name)"
  }

  private func writing(to path: String) throws -> FileHandle {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw Failure(.cannotWrite, "\(path) cannot be written.") }
    return handle
  }

  private func start(
    _ words: [String], in folder: String, output: FileHandle, messages: FileHandle
  ) async throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = messages
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    // What env says where it does not find the tool.
    if status == 127 {
      throw Failure(
        .noSuchFile, "There is no \(words[0]) on the search path.", hint: "Install Swift: swift.org/install.")
    }
    return status == 0
  }
}
