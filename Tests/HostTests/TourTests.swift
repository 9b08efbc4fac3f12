import Commands
import Foundation
import Testing

@testable import marketplace

@Suite("The tour and the sample")
struct TourTests {
  @Test("play a whole sale and leave nothing behind")
  func tour() async throws {
    let market = try Market()
    let output = try await market.output("tour")
    #expect(output.contains("$ marketplace chat accept"))
    #expect(output.contains("5.00 of 5 from 1 rating"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: market.folder.path) == [])
  }

  @Test("fill an empty market, and no other")
  func sample() async throws {
    let market = try Market()
    try await market.output("sample")
    #expect(try await market.output("item", "search", "bici").contains("Bici urbana"))
    #expect(try await market.run("sample").exitCode == .refused)
  }

  @Test("make a market that can be backed up and used from there")
  func backup() async throws {
    let market = try Market()
    try await market.output("sample")
    let copy = market.folder.appending(path: "copy.db").path
    try await market.output("backup", copy)
    #expect(try await market.run("backup", copy).exitCode == .cannotWrite)
    #expect(try await market.output("item", "search", "bici", "--database", copy).contains("Bici urbana"))
    let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }
}
