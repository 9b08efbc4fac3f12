import Commands
import Records
import SQLiteStorage
import Storage

/// `marketplace backup FILE`.
func backupCommand(
  _ database: @autoclosure @escaping @Sendable () -> MarketDatabase, _ location: MarketLocation, access: Access
) -> Command {
  Command(
    "backup", summary: "Copy the database to a file, while others go on using it",
    details: """
      The copy is one consistent state, readable by you alone, and a database like any other: open it with --database.
      The identity key and the sessions, which are files of their own, are not in it.
      """,
    examples: ["market-2026-05-01.db", "--replace latest.db"], access: access,
    Argument("FILE", .file, help: "the file to make"),
    Flag("--replace", help: "overwrite the file if it exists")
  ) { context, file, isReplacing in
    try location.requireDatabase()
    let progress = context.progress("Copying", unit: "%", total: 100)
    try database().database().backUp(to: file, replacing: isReplacing) { part in
      try Task.checkCancellation()
      progress.update(done: Int(part * 100))
    }
    progress.finish()
    if context.json {
      try context.print(json: ["backup": .string(file)])
    } else {
      context.inform("The market was copied to \(file).")
    }
  }
}
