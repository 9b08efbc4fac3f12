import Foundation
import Storage
import Testing

@testable import SQLiteStorage

@Suite struct BackupTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var copy: String { folder.file("copy.sqlite") }

  private func files() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix("notes.sqlite") })
  }

  @Test("a backup is a database with all that was committed, for its owner alone", arguments: Kind.allCases)
  func backUp(kind: Kind) throws {
    let database = try kind.notes(in: folder)
    try database.addNote("one")
    var parts: [Double] = []
    try database.backUp(to: copy, replacing: false) { parts.append($0) }
    #expect(parts.last == 1)
    #expect(parts == parts.sorted())
    #expect(try files() == ["copy.sqlite"])
    #expect(try folder.permissions("copy.sqlite") == 0o600)
    #expect(try SQLiteDatabase(path: copy).titles() == ["one"])
    #expect(try SQLiteDatabase(path: copy).integrityFaults() == [])
  }

  @Test("a backup takes one state, whatever others commit meanwhile")
  func consistent() throws {
    let database = try Kind.file.notes(in: folder)
    try database.write { db in
      for number in 1...300 { try db.addNote("\(number) " + String(repeating: "long ", count: 2000)) }
    }
    let other = try Kind.file.notes(in: folder)
    var steps = 0
    try database.backUp(to: copy, replacing: false) { _ in
      steps += 1
      try other.addNote("meanwhile \(steps)")
    }
    #expect(steps > 2)
    #expect(try SQLiteDatabase(path: copy).titles().count == 300)
    #expect(try database.titles().count == 300 + steps)
  }

  @Test("a file is replaced only when asked, and a link or the database itself never", arguments: [false, true])
  func replace(replacing: Bool) throws {
    let database = try Kind.file.notes(in: folder)
    try Data("precious".utf8).write(to: URL(filePath: copy))
    if replacing {
      try database.backUp(to: copy, replacing: true) { _ in }
      #expect(try SQLiteDatabase(path: copy).titles() == [])
    } else {
      let error = #expect(throws: StorageError.self) { try database.backUp(to: copy, replacing: false) { _ in } }
      #expect(error?.kind == .fileExists)
      #expect(try Data(contentsOf: URL(filePath: copy)) == Data("precious".utf8))
    }
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: copy)
    for path in [folder.file("notes.sqlite"), folder.file("link")] {
      #expect(throws: StorageError.self) { try database.backUp(to: path, replacing: replacing) { _ in } }
    }
    #expect(try files() == ["copy.sqlite", "link"])
  }

  @Test("nothing is left of a backup that fails")
  func failing() throws {
    let database = try Kind.file.notes(in: folder)
    #expect(throws: Refusal()) { try database.backUp(to: copy, replacing: false) { _ in throw Refusal() } }
    let error = #expect(throws: StorageError.self) {
      try database.backUp(to: folder.file("missing/copy"), replacing: false) { _ in }
    }
    #expect(error?.kind == .cannotWrite)
    #expect(try files() == [])
    try database.addNote("the database goes on")
  }

  @Test("a backup inside a write is refused")
  func insideWrite() throws {
    let database = try Kind.file.notes(in: folder)
    let error = #expect(throws: StorageError.self) {
      try database.write { _ in try database.backUp(to: copy, replacing: false) { _ in } }
    }
    #expect(error?.kind == .misuse)
    #expect(try files() == [])
  }

  @Test("a row that refers to one that is not there is found")
  func foreignKeys() throws {
    let database = try Kind.file.notes(in: folder)
    let careless = try SQLiteConnection(uri: folder.file("notes.sqlite"), isReadOnly: false, timeout: .zero)
    try careless.control("PRAGMA foreign_keys = OFF")
    try careless.control("INSERT INTO tag VALUES (99, 'red')")
    let faults = try database.integrityFaults()
    #expect(faults == [IntegrityFault(table: "tag", message: "row 1 of tag refers to a row that note has not")])
  }
}
