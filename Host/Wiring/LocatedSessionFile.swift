import User
import UserStorage

/// The session file of this account, for the database in use. Where either has no place, each use says so.
struct LocatedSessionFile: SessionFile {
  let location: MarketLocation

  func tokens() throws -> [String] {
    try file.tokens()
  }

  func update(_ change: (inout [String]) -> Void) throws {
    try file.update(change)
  }

  private var file: DiskSessionFile {
    get throws {
      DiskSessionFile(path: try location.stateFolder + "/sessions", database: try location.canonicalDatabasePath)
    }
  }
}
