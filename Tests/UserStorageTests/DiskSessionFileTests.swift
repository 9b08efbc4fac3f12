import Foundation
import Testing
import User

@testable import UserStorage

struct DiskSessionFileTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("state/market/sessions.json")
  }

  private func sessions(of database: String = "market.db") -> DiskSessionFile {
    DiskSessionFile(path: path, database: folder.file(database))
  }

  @Test("Without a file nobody is signed in, and looking makes none")
  func nothing() throws {
    #expect(try sessions().tokens().isEmpty)
    #expect(try folder.names().isEmpty)
  }

  @Test("Tokens are kept in order, for their owner alone")
  func keeping() throws {
    try sessions().update { $0 = ["one"] }
    try sessions().update { $0.append("two") }
    #expect(try sessions().tokens() == ["one", "two"])
    #expect(try folder.mode("state/market/sessions.json") == 0o600)
    #expect(try folder.mode("state/market") == 0o700)
  }

  @Test("Tokens of one database are none of another's")
  func databases() throws {
    try sessions().update { $0 = ["one"] }
    try sessions(of: "other.db").update { $0.append("two") }
    #expect(try sessions().tokens() == ["one"])
    #expect(try sessions(of: "other.db").tokens() == ["two"])
  }

  @Test("A database is the same under all of its names")
  func links() throws {
    try Data().write(to: URL(filePath: folder.file("market.db")))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.db"), withDestinationPath: folder.file("market.db"))
    try sessions().update { $0 = ["one"] }
    #expect(try sessions(of: "link.db").tokens() == ["one"])
    #expect(try sessions(of: "../\(URL(filePath: folder.path).lastPathComponent)/market.db").tokens() == ["one"])
  }

  @Test("Changes from many threads all arrive")
  func threads() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        let sessions = sessions()
        group.addTask { try sessions.update { $0.append("\(number)") } }
      }
      try await group.waitForAll()
    }
    #expect(Set(try sessions().tokens()) == Set((0..<20).map(String.init)))
  }

  @Test(
    "A file that is not what the program writes is refused, not overwritten",
    arguments: [
      "", "{", "[]", "{\"sessions\":[{\"database\":1}]}", "\u{FEFF}", "\0",
    ])
  func malformed(content: String) throws {
    try sessions().update { $0 = ["one"] }
    try Data(content.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(throws: UserError.sessionFile(path: path, .malformed)) { try sessions().tokens() }
    #expect(throws: UserError.sessionFile(path: path, .malformed)) { try sessions().update { $0 = [] } }
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(content.utf8))
  }

  @Test("A file that others may read is refused")
  func openToOthers() throws {
    try sessions().update { $0 = ["one"] }
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(throws: UserError.sessionFile(path: path, .openToOthers)) { try sessions().tokens() }
  }

  @Test("A folder that cannot be made is told")
  func unwritable() throws {
    try Data().write(to: URL(filePath: folder.file("state")))
    let error = #expect(throws: UserError.self) { try sessions().update { $0 = ["one"] } }
    guard case .sessionFile(path, .unwritable) = error else {
      Issue.record("unexpected error: \(String(describing: error))")
      return
    }
  }

  @Test("A full disk is told from a file that may not be written")
  func fullDisk() {
    #expect(PrivateFileFault.unwritten(ENOSPC) == .diskFull)
    #expect(PrivateFileFault.unwritten(EACCES) == .unwritable("Permission denied"))
  }
}
