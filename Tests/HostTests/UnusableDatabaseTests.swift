import Commands
import Foundation
import SQLiteStorage
import Storage
import Testing

@testable import marketplace

@Suite("A database that cannot be used")
struct UnusableDatabaseTests {
  @Test("is left alone when it is a file of another kind")
  func noDatabase() async throws {
    let market = try Market()
    let file = try market.file("notes.txt", String(repeating: "not a database\n", count: 100))
    let run = try await market.run("item", "search", "x", "--database", file)
    #expect(run.exitCode == .unavailable)
    #expect(run.messages.contains(file))
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("not a database"))
  }

  @Test("is left alone when a newer version has changed it")
  func newer() async throws {
    let market = try Market()
    try await market.register("ana")
    let database = try SQLiteDatabase(path: market.database, configuration: .init(applicationID: marketApplicationID))
    try database.migrate(marketMigrations + [Migration("item.999-future", "CREATE TABLE future (x INTEGER) STRICT")])
    let run = try await market.run("item", "search", "x")
    #expect(run.exitCode == .unavailable)
    #expect(run.messages.contains("newer"))
  }

  @Test("is left alone when it is another program's")
  func otherProgram() async throws {
    let market = try Market()
    let path = market.folder.appending(path: "other.db").path
    let other = try SQLiteDatabase(path: path, configuration: .init(applicationID: 7))
    try await other.write { db in try db.executeScript("CREATE TABLE theirs (x INTEGER) STRICT") }
    let run = try await market.run("item", "search", "x", "--database", path)
    #expect(run.exitCode == .unavailable)
    #expect(run.messages.contains("another program"))
  }

  @Test("says so when it is a folder, or its folder is missing", arguments: ["", "missing/market.db"])
  func noPlace(path: String) async throws {
    let market = try Market()
    let run = try await market.run("item", "search", "x", "--database", market.folder.appending(path: path).path)
    #expect(run.exitCode == .unavailable)
  }
}
