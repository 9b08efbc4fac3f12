import Commands
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Records
import SQLiteStorage
import Storage

/// `marketplace doctor`.
func doctorCommand(
  _ database: @autoclosure @escaping @Sendable () -> MarketDatabase, _ location: MarketLocation, access: Access
) -> Command {
  Command(
    "doctor", summary: "Examine the database",
    details: "Reads all of it and repairs nothing. Ends with 65 where something is wrong.",
    examples: ["", "--json"], access: access
  ) { context in
    try location.requireDatabase()
    let doctor = Doctor(database: database(), path: try location.databasePath)
    let progress = context.progress("Examining", total: Doctor.examinationCount)
    var examinations: [Examination] = []
    try doctor.examine { examination in
      try Task.checkCancellation()
      examinations.append(examination)
      progress.advance()
    }
    progress.finish()
    let isClean = examinations.allSatisfy(\.findings.isEmpty)
    if context.json {
      try context.print(json: json(of: examinations, isClean: isClean))
    } else {
      for examination in examinations { try context.print(examination.text) }
    }
    guard isClean else {
      throw Failure(
        .badData, "Something is wrong with this market.", hint: "Keep a copy of the file before anything else is done.")
    }
  }
}

private func json(of examinations: [Examination], isClean: Bool) -> JSONValue {
  [
    "clean": .bool(isClean),
    "examinations": .array(
      examinations.map { examination in
        ["name": .string(examination.name), "findings": .array(examination.findings.map { .string($0) })]
      }),
  ]
}

/// One thing that was looked at, and what is wrong with it.
struct Examination: Sendable, Equatable {
  let name: String
  let findings: [String]

  var text: Text {
    guard !findings.isEmpty else { return "\("ok", .good)     \(name)" }
    return findings.reduce("\("wrong", .bad)  \(name)") { $0 + "\n         " + Text($1) }
  }
}

/// Looks after a market: the file, the database in it, and the rules that span features.
struct Doctor {
  let database: MarketDatabase
  let path: String

  static let examinationCount = 2 + MarketRule.all.count

  func examine(_ report: (Examination) throws -> Void) throws {
    let opened = try database.database()
    try report(Examination(name: "the database is readable by its owner alone", findings: permissionFindings()))
    let faults = try opened.integrityFaults().map { fault in
      (fault.table.map { "\($0): " } ?? "") + fault.message
    }
    try report(Examination(name: "the database is undamaged", findings: faults))
    for rule in MarketRule.all {
      let exceptions = try opened.read { db in try db.values(rule.exceptions, as: String.self) }
      try report(Examination(name: rule.name, findings: exceptions))
    }
  }

  private func permissionFindings() -> [String] {
    ["", "-wal", "-shm"].compactMap { suffix in
      var facts = stat()
      let file = path + suffix
      guard stat(file, &facts) == 0, facts.st_mode & 0o077 != 0 else { return nil }
      return "\(file) can be read or written by others; `chmod 600` closes it"
    }
  }
}
