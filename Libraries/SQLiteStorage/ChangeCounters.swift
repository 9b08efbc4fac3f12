import Storage

/// The counts by which other processes see which tables a commit touched; each commit counts up those of its own.
enum ChangeCounters {
  static func increment(_ name: String, on connection: SQLiteConnection) throws {
    _ = try connection.execute(
      "INSERT INTO storage_change (name, version) VALUES (\(name), 1) ON CONFLICT DO UPDATE SET version = version + 1")
  }

  static func all(on connection: SQLiteConnection) throws -> [String: Int64] {
    var versions: [String: Int64] = [:]
    try connection.visit("SELECT name, version FROM storage_change", mayWrite: false) { row in
      versions[try row["name"]] = try row["version", as: Int64.self]
      return true
    }
    return versions
  }
}
