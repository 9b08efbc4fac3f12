import Foundation
import SQLiteStorage
import Storage
import Testing

@Suite struct FileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ bytes: Data, to name: String) throws {
    try bytes.write(to: URL(filePath: folder.file(name)))
  }

  @Test("what was committed is there when the file is opened again")
  func reopen() throws {
    try Kind.file.notes(in: folder).addNote("kept")
    #expect(try Kind.file.notes(in: folder).titles() == ["kept"])
  }

  @Test("nothing is written to a file that nobody would find again", arguments: [nil, "moved.sqlite"] as [String?])
  func removed(newName: String?) throws {
    let database = try Kind.file.notes(in: folder)
    try database.addNote("before")
    if let newName {
      try FileManager.default.moveItem(atPath: folder.file("notes.sqlite"), toPath: folder.file(newName))
    } else {
      try FileManager.default.removeItem(atPath: folder.file("notes.sqlite"))
    }
    let error = #expect(throws: StorageError.self) { try database.addNote("after") }
    #expect(error?.kind == .inputOutput)
    #expect(try database.titles() == ["before"])
  }

  @Test("a new database is for its owner alone, with the files beside it")
  func permissions() throws {
    let database = try Kind.file.notes(in: folder)
    try database.addNote("one")
    for name in ["notes.sqlite", "notes.sqlite-wal", "notes.sqlite-shm"] {
      #expect(try folder.permissions(name) == 0o600)
    }
  }

  @Test(
    "any name of a file works",
    arguments: ["ordinary", "with space", "100%?#&=;.sqlite", "españa 서울 🚲", ":memory:", "'quoted\"", "file:x"])
  func names(name: String) throws {
    try SQLiteDatabase(path: folder.file(name)).migrate(noteMigrations)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    #expect(throws: Never.self) { try SQLiteDatabase(path: "/" + folder.file(name)).addNote("one") }
  }

  @Test("what is no database is refused and stays as it was")
  func notADatabase() throws {
    let bytes = Data(String(repeating: "This is a letter to a friend. ", count: 100).utf8)
    try write(bytes, to: "letter.txt")
    let error = #expect(throws: StorageError.self) { try SQLiteDatabase(path: folder.file("letter.txt")) }
    #expect(error?.kind == .notADatabase)
    #expect(error?.message.contains("letter.txt") == true)
    #expect(try Data(contentsOf: URL(filePath: folder.file("letter.txt"))) == bytes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["letter.txt"])
  }

  @Test("a folder, a pipe, a missing folder and no name cannot be opened, and the error says why")
  func cannotOpen() throws {
    mkfifo(folder.file("pipe"), 0o600)
    for (path, reason) in [
      (folder.path, "it is a folder"), (folder.file("pipe"), "no regular file"),
      (folder.file("missing/notes.sqlite"), "does not exist"), ("", "name"), ("a\0b", "name"),
    ] {
      let error = #expect(throws: StorageError.self) { try SQLiteDatabase(path: path) }
      #expect(error?.kind == .cannotOpen)
      #expect(error?.message.contains(reason) == true)
    }
  }

  @Test("a file with nothing in it becomes a database")
  func emptyFile() throws {
    try write(Data(), to: "notes.sqlite")
    try Kind.file.notes(in: folder).addNote("one")
  }

  @Test("another program's database is refused, and one without a mark that is not empty", arguments: [nil, 7])
  func otherProgram(mark: Int32?) throws {
    try SQLiteDatabase(path: folder.file("a"), configuration: .init(applicationID: mark)).migrate(noteMigrations)
    let before = try Data(contentsOf: URL(filePath: folder.file("a")))
    let error = #expect(throws: StorageError.self) {
      try SQLiteDatabase(path: folder.file("a"), configuration: .init(applicationID: 8))
    }
    #expect(error?.kind == .otherProgram)
    #expect(try Data(contentsOf: URL(filePath: folder.file("a"))) == before)
  }

  @Test("this program's database is accepted", arguments: [Int32.min, 1, Int32.max])
  func sameProgram(mark: Int32) throws {
    for _ in 1...2 {
      _ = try SQLiteDatabase(path: folder.file("a"), configuration: .init(applicationID: mark))
    }
  }

  @Test("a database opened for reading answers, and refuses to write")
  func readOnly() throws {
    try Kind.file.notes(in: folder).addNote("one")
    var configuration = SQLiteDatabase.Configuration()
    configuration.isReadOnly = true
    let database = try SQLiteDatabase(path: folder.file("notes.sqlite"), configuration: configuration)
    try database.migrate(noteMigrations)
    #expect(try database.titles() == ["one"])
    let error = #expect(throws: StorageError.self) { try database.addNote("two") }
    #expect(error?.kind == .readOnly)
  }

  @Test("a database opened for reading sees what another process commits")
  func readOnlyFollows() throws {
    let owner = try Kind.file.notes(in: folder)
    var configuration = SQLiteDatabase.Configuration()
    configuration.isReadOnly = true
    let reader = try SQLiteDatabase(path: folder.file("notes.sqlite"), configuration: configuration)
    try owner.addNote("one")
    #expect(try reader.titles() == ["one"])
  }

  @Test("a missing file is not made for reading")
  func readOnlyMissing() throws {
    var configuration = SQLiteDatabase.Configuration()
    configuration.isReadOnly = true
    let error = #expect(throws: StorageError.self) {
      try SQLiteDatabase(path: folder.file("missing"), configuration: configuration)
    }
    #expect(error?.kind == .cannotOpen)
    #expect(!FileManager.default.fileExists(atPath: folder.file("missing")))
  }

  @Test("a database that may not grow further throws full, and keeps what it has")
  func full() throws {
    var configuration = SQLiteDatabase.Configuration()
    configuration.sizeLimit = 100_000
    let database = try SQLiteDatabase(path: folder.file("notes.sqlite"), configuration: configuration)
    try database.migrate(noteMigrations)
    try database.addNote("kept")
    let error = #expect(throws: StorageError.self) {
      try database.write { db in
        for number in 1...100 { try? db.addNote("\(number)" + String(repeating: "…", count: 1000)) }
      }
    }
    #expect(error?.kind == .full)
    #expect(try database.titles() == ["kept"])
    #expect(try database.integrityFaults() == [])
    try database.addNote("there is room again")
  }

  @Test("a damaged database is corrupt or no database, never a trap", arguments: [0, 30, 100, 4096, 8192, 12288])
  func damaged(offset: Int) throws {
    let database = try Kind.file.notes(in: folder)
    try database.write { db in
      for number in 1...500 { try db.addNote("\(number) of 500") }
    }
    try database.backUp(to: folder.file("copy"), replacing: false) { _ in }
    var bytes = try Data(contentsOf: URL(filePath: folder.file("copy")))
    bytes.replaceSubrange(offset..<offset + 60, with: Data(repeating: 0xA5, count: 60))
    try write(bytes, to: "copy")
    do {
      let damaged = try SQLiteDatabase(path: folder.file("copy"))
      #expect(try damaged.integrityFaults() != [])
    } catch let error as StorageError {
      #expect([.corrupt, .notADatabase].contains(error.kind), "\(error)")
    }
  }
}
