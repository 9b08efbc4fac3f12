import Foundation
import SQLiteStorage
import Testing

@testable import marketplace

@Suite("What concerns several features")
struct AllOrNothingTests {
  enum Disk: CaseIterable {
    case memory, database

    func ports(_ steps: Steps) throws -> Ports {
      switch self {
      case .memory: return .memory(steps: steps)
      case .database:
        let database = try SQLiteDatabase.inMemory()
        try database.migrate(marketMigrations)
        return .database(database, steps: steps)
      }
    }
  }

  @Test("leaves nothing half done, whichever step fails", arguments: Deed.allCases, Disk.allCases)
  func failing(deed: Deed, disk: Disk) throws {
    let steps = Steps()
    let ports = try disk.ports(steps)
    let market = try RealMarket(ports)
    let stall = try deed.arrange(in: market)
    let before = try Ledger(of: ports)

    // Each step fails once; the deed is done when the next one to fail is a step that it does not take.
    var (failing, taken) = (1, 0)
    repeat {
      do {
        taken = try steps.count(failing: failing) { try deed.perform(in: stall, of: market) }
      } catch let fault as Steps.Fault {
        #expect(fault.step == failing)
        #expect(try Ledger(of: ports) == before, "after step \(failing) failed")
        failing += 1
      }
    } while taken == 0
    #expect(failing == taken + 1, "a step that failed went unnoticed")
    #expect(taken > 10)
    #expect(try Ledger(of: ports) != before)
  }

  @Test("is unseen by other programs, and lost with its own, until it is done", arguments: Deed.allCases)
  func unseen(deed: Deed) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "contracts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "market").path
    let database = try SQLiteDatabase(path: path)
    try database.migrate(marketMigrations)
    let steps = Steps()
    let market = try RealMarket(.database(database, steps: steps))
    let stall = try deed.arrange(in: market)

    // What is committed is all that another connection sees, and all that a killed program leaves.
    let others = Ports(in: try SQLiteDatabase(path: path))
    let before = try Ledger(of: others)
    try steps.count(observer: { step in
      let seen = try Ledger(of: others)
      #expect(seen == before, "before step \(step)")
    }) { try deed.perform(in: stall, of: market) }
    let after = try Ledger(of: others)
    #expect(after != before)
    #expect(try Ledger(of: market.ports) == after)
  }
}
