import Foundation

/// The program as a process of its own, built beside the tests.
struct Executable {
  let market: Market

  private static let url = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "marketplace")

  /// Starts it; the output of both streams arrives in the pipe.
  func start(_ arguments: [String]) throws -> (process: Process, output: Pipe) {
    let process = Process()
    let output = Pipe()
    process.executableURL = Self.url
    process.arguments = arguments
    process.environment = market.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    return (process, output)
  }

  /// Waits for the end: the exit code and all output.
  func finish(_ started: (process: Process, output: Pipe)) -> (exitCode: Int32, output: String) {
    let data = started.output.fileHandleForReading.readDataToEndOfFile()
    started.process.waitUntilExit()
    return (started.process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
