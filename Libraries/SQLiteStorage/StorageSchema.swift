import Storage

/// The tables that this module keeps for itself in each database.
enum StorageSchema {
  static func exists(on connection: SQLiteConnection) throws -> Bool {
    try connection.control(
      "SELECT count(*) FROM sqlite_schema WHERE name IN ('storage_change', 'storage_migration')") == .integer(2)
  }

  static func create(on connection: SQLiteConnection) throws {
    try connection.executeScript(
      """
      CREATE TABLE IF NOT EXISTS storage_change (
        name TEXT NOT NULL PRIMARY KEY,
        version INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS storage_migration (
        position INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE
      ) STRICT;
      """)
  }
}
