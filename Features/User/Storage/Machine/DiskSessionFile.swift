public import User

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

/// Tokens in a file of mode 0600, each with the database that it belongs to: signing in to one market says nothing about
/// another.
///
/// Every change is atomic, and changes of several processes come one after the other. Errors are `UserError.sessionFile`.
public struct DiskSessionFile: SessionFile {
  private let file: PrivateFile
  private let database: String

  /// The sessions of the database file at `database`, kept in the file at `path`, which is made when somebody signs in.
  public init(path: String, database: String) {
    file = PrivateFile(path: path)
    self.database = database
  }

  /// The tokens, the latest sign-in last.
  public func tokens() throws -> [String] {
    let database = canonicalDatabase
    return try naming { () throws(PrivateFileFault) in try read().filter { $0.database == database }.map(\.token) }
  }

  /// Replaces the tokens of this database; those of others stay.
  public func update(_ change: (inout [String]) -> Void) throws {
    let database = canonicalDatabase
    try naming { () throws(PrivateFileFault) in
      try file.exclusively { () throws(PrivateFileFault) in
        let entries = try read()
        var tokens = entries.filter { $0.database == database }.map(\.token)
        change(&tokens)
        let own = tokens.map { Entry(database: database, token: $0) }
        try write(entries.filter { $0.database != database } + own)
      }
    }
  }

  private struct Content: Codable {
    var sessions: [Entry]
  }

  private struct Entry: Codable {
    let database: String
    let token: String
  }

  /// One name for one file, however it was named on the command line.
  private var canonicalDatabase: String {
    guard let resolved = realpath(database, nil) else { return database }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func read() throws(PrivateFileFault) -> [Entry] {
    guard let bytes = try file.read() else { return [] }
    do {
      return try JSONDecoder().decode(Content.self, from: Data(bytes)).sessions
    } catch {
      throw .malformed
    }
  }

  private func write(_ entries: [Entry]) throws(PrivateFileFault) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(Content(sessions: entries))
    } catch {
      throw .malformed
    }
    try file.write([UInt8](data) + [UInt8(ascii: "\n")])
  }

  private func naming<T>(_ body: () throws(PrivateFileFault) -> T) throws -> T {
    do {
      return try body()
    } catch {
      throw UserError.sessionFile(path: file.path, error)
    }
  }
}
