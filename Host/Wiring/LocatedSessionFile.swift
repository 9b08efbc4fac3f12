import User
import UserStorage

/// The session file of this account, for the database in use. Where either has no place, signing in says so.
struct LocatedSessionFile: SessionFile {
  let location: MarketLocation

  func tokens() throws -> [String] {
    // Without a place for sessions nobody is signed in; who only looks needs neither.
    guard (try? location.stateFolder) != nil else { return [] }
    return try file.tokens()
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
