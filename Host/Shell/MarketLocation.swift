import Commands
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Synchronization

/// Where this market is kept and as whom it is used: what the global options say, else the environment, else the XDG
/// base directories.
final class MarketLocation: Sendable {
  private struct Choice {
    var database: String?
    var handle: String?
  }

  private let environment: [String: String]
  private let choice = Mutex(Choice())

  init(environment: [String: String]) {
    self.environment = environment
  }

  /// Takes over `--database` and `--as`, before anything asks; nil leaves what was chosen before.
  func choose(database: String?, handle: String?) {
    choice.withLock { choice in
      choice.database = database ?? choice.database
      choice.handle = handle ?? choice.handle
    }
  }

  /// From here on the latest of several signed-in accounts is meant.
  func chooseLatest() {
    choice.withLock { $0.handle = nil }
  }

  /// Which of several signed-in accounts is meant; nil for the latest.
  var selectedHandle: String? {
    choice.withLock(\.handle)
  }

  /// The database file.
  var databasePath: String {
    get throws {
      try chosenDatabasePath ?? dataFolder + "/market.db"
    }
  }

  private var chosenDatabasePath: String? {
    choice.withLock(\.database) ?? nonEmpty("MARKETPLACE_DATABASE")
  }

  /// The same file under one name, however it was reached; as it was given, where it does not exist yet.
  var canonicalDatabasePath: String {
    get throws {
      let path = try databasePath
      guard let resolved = realpath(path, nil) else { return path }
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }

  /// Throws where there is no database file, for what looks after one and must not make another.
  func requireDatabase() throws {
    let path = try databasePath
    guard access(path, F_OK) != 0, errno == ENOENT else { return }
    throw Failure(.noSuchFile, "There is no database \(path).", hint: "Name another file with --database.")
  }

  /// Makes the folder of the database, for this account alone, where it is the one that we chose.
  func prepareDatabaseFolder() throws {
    guard chosenDatabasePath == nil else { return }
    let folder = try dataFolder
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      if mkdir(path, 0o700) == 0 || errno == EEXIST { continue }
      throw Failure(
        .cannotWrite, "The folder \(folder) cannot be made: \(String(cString: strerror(errno))).",
        hint: "Name a file elsewhere with --database.")
    }
  }

  /// The key that identity documents are hashed with: apart from the database, so that neither tells anything alone.
  var documentKeyPath: String {
    if let folder = try? dataFolder { return folder + "/identity.key" }
    return ((try? databasePath) ?? "market") + ".identity.key"
  }

  /// The folder of what belongs to the market besides its database; only this account may read it.
  var dataFolder: String {
    get throws {
      try folder(
        "XDG_DATA_HOME", inHome: ".local/share", of: "the market", elsewhere: ", or name a file with --database")
    }
  }

  /// The folder of what this account remembers between runs, such as its sessions.
  var stateFolder: String {
    get throws { try folder("XDG_STATE_HOME", inHome: ".local/state", of: "sessions", elsewhere: " or XDG_STATE_HOME") }
  }

  private func folder(
    _ variable: String, inHome place: String, of contents: String, elsewhere: String
  ) throws -> String {
    // The XDG specification: a relative path in these variables is to be ignored.
    if let base = nonEmpty(variable), base.hasPrefix("/") { return base + "/marketplace" }
    guard let home = nonEmpty("HOME"), home.hasPrefix("/") else {
      throw Failure(
        .cannotWrite, "There is no place to keep \(contents): neither \(variable) nor HOME names a folder.",
        hint: "Set HOME\(elsewhere).")
    }
    return "\(home)/\(place)/marketplace"
  }

  private func nonEmpty(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }
}
