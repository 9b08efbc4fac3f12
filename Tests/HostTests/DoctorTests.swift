import Commands
import Foundation
import Records
import SQLiteStorage
import Storage
import Testing

@testable import marketplace

@Suite("The doctor")
struct DoctorTests {
  private func examine(_ market: Market) async throws -> (exitCode: ExitCode, findings: [String]) {
    let run = try await market.run("doctor", "--json")
    let report = try JSONValue(parsing: run.output)
    let findings = (report["examinations"]?.array ?? []).flatMap { $0["findings"]?.array ?? [] }
    return (run.exitCode, findings.compactMap(\.string))
  }

  @Test("finds nothing in the sample market")
  func sample() async throws {
    let market = try Market()
    try await market.output("sample")
    let (exitCode, findings) = try await examine(market)
    #expect(exitCode == .success)
    #expect(findings == [])
  }

  @Test(
    "finds what breaks a rule across features",
    arguments: [
      ("UPDATE item_status_change SET agreed_price = 1 WHERE state = 'reserved'" as SQL, "offer"),
      ("DELETE FROM user_review; DELETE FROM user_deal", "item"),
      ("UPDATE item_listing SET state = 'reserved' WHERE state = 'sold'", "deal"),
      ("UPDATE item_listing SET state = 'available', holder_id = NULL, agreed_price = NULL", "shipment"),
      ("UPDATE item_listing SET seller_id = '999' WHERE number = 1", "person 999"),
      ("UPDATE chat_conversation SET item_id = '999' WHERE number = 1", "conversation 1"),
    ])
  func brokenRules(change: SQL, finding: String) async throws {
    let market = try Market()
    try await market.output("sample")
    let database = try SQLiteDatabase(path: market.database, configuration: .init(applicationID: marketApplicationID))
    try await database.write { db in try db.executeScript(change) }
    let (exitCode, findings) = try await examine(market)
    #expect(exitCode == .badData)
    #expect(findings.contains { $0.hasPrefix(finding) || $0.hasSuffix(finding) })
  }

  @Test(
    "makes no database where there is none, and neither does a backup", arguments: [["doctor"], ["backup", "copy"]])
  func missing(arguments: [String]) async throws {
    let market = try Market()
    let run = try await MarketplaceApp(environment: market.environment).captured(
      arguments, environment: market.environment)
    #expect(run.exitCode == .noSuchFile)
    #expect(run.messages.contains(market.database))
    #expect(!FileManager.default.fileExists(atPath: market.database))
  }

  @Test("finds a database that others can read")
  func openToOthers() async throws {
    let market = try Market()
    try await market.register("ana")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: market.database)
    let (exitCode, findings) = try await examine(market)
    #expect(exitCode == .badData)
    #expect(findings.contains { $0.contains("chmod 600") })
  }
}
