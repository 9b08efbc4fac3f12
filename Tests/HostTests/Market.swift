import Commands
import Foundation
import Records
import Testing

@testable import marketplace

/// A market in a folder of its own, on a real database, gone with the last reference.
final class Market: Sendable {
  let folder: URL
  let environment: [String: String]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "market-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = ["HOME": folder.path]
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var database: String { folder.appending(path: ".local/share/marketplace/market.db").path }

  /// Runs a command line as a process of its own would.
  @discardableResult
  func run(_ arguments: String..., input: String = "") async throws -> CapturedRun {
    try await MarketplaceApp(environment: environment).captured(arguments, input: input, environment: environment)
  }

  /// The same, where it has to succeed: what it printed.
  @discardableResult
  func output(
    _ arguments: String..., input: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let run = try await MarketplaceApp(environment: environment).captured(
      arguments, input: input, environment: environment)
    #expect(run.exitCode == .success, "\(arguments): \(run.messages)", sourceLocation: sourceLocation)
    return run.output
  }

  /// The same, as JSON.
  func json(
    _ arguments: String..., input: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> JSONValue {
    let run = try await MarketplaceApp(environment: environment).captured(
      arguments + ["--json"], input: input, environment: environment)
    #expect(run.exitCode == .success, "\(arguments): \(run.messages)", sourceLocation: sourceLocation)
    return try JSONValue(parsing: run.output)
  }

  /// Signs people up, who stay signed in.
  func register(_ handles: String...) async throws {
    for handle in handles {
      try await output("user", "register", handle, "--password-stdin", input: "a password\n")
    }
  }

  /// A file in the market's folder.
  func file(_ name: String, _ text: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
