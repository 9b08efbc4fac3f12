import Storage

/// Brings a database to the schema that a program knows, or refuses it.
struct Migrator {
  let migrations: [Migration]

  func run(on database: SQLiteDatabase) throws {
    try checkNames()
    // Mostly there is nothing to do, and nobody has to wait for a writer to find that out.
    guard try database.read({ db in try missing(from: applied(in: db)) }).isEmpty == false else { return }
    try database.write { db in
      for migration in try missing(from: applied(in: db)) {
        try migration.apply(in: db)
        try db.execute("INSERT INTO storage_migration (name) VALUES (\(migration.name))")
      }
    }
  }

  private func applied(in db: borrowing some Queryable & ~Copyable) throws -> [String] {
    try db.values("SELECT name FROM storage_migration ORDER BY position")
  }

  private func missing(from applied: [String]) throws -> [Migration] {
    let known = Set(migrations.map(\.name))
    if let unknown = applied.first(where: { !known.contains($0) }) {
      throw StorageError(
        .newerSchema, message: "a newer version of this program has used the database (it made \"\(unknown)\")")
    }
    let applied = Set(applied)
    let missing = migrations.filter { !applied.contains($0.name) }
    for migration in missing {
      let later = migrations.drop { $0.name != migration.name }.first {
        feature(of: $0) == feature(of: migration) && applied.contains($0.name)
      }
      guard let later else { continue }
      throw StorageError(
        .misuse, message: "migration \"\(migration.name)\" stands before \"\(later.name)\", which has been applied")
    }
    return missing
  }

  private func feature(of migration: Migration) -> Substring {
    migration.name.prefix { $0 != "." }
  }

  private func checkNames() throws {
    var seen: Set<String> = []
    for migration in migrations where !seen.insert(migration.name).inserted {
      throw StorageError(.misuse, message: "two migrations have the name \"\(migration.name)\"")
    }
  }
}
