public import Storage

extension SQLiteDatabase: DatabaseMaintenance {
  /// Copies one state of the database to a new file. Throws `misuse` inside a `write`.
  public func backUp(to path: String, replacing: Bool, progress: (Double) throws -> Void) throws {
    try withSnapshot { connection in
      guard !connection.isWriting else {
        throw StorageError(.misuse, message: "a backup inside a write, which is not committed")
      }
      try BackupFile(path: path, replacing: replacing).write(from: connection, progress: progress)
    }
  }

  /// What SQLite's own checks find: of the file's structure, of constraints, of foreign keys.
  public func integrityFaults() throws -> [IntegrityFault] {
    try withSnapshot { connection in
      var faults: [IntegrityFault] = []
      try connection.controlRows("PRAGMA integrity_check") { row in
        let message: String = try row[0]
        if message != "ok" { faults.append(IntegrityFault(table: nil, message: message)) }
      }
      try connection.controlRows("PRAGMA foreign_key_check") { row in
        let (table, id, parent) = (
          try row["table", as: String.self], try row["rowid", as: Int64?.self], try row["parent", as: String.self]
        )
        let name = id.map { "row \($0)" } ?? "a row"
        faults.append(
          IntegrityFault(table: table, message: "\(name) of \(table) refers to a row that \(parent) has not"))
      }
      return faults
    }
  }
}
