import ChatInterfaceMocks
import Commands
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import ItemInterfaceMocks
import Shipping
import ShippingPresentation
import UserInterfaceMocks

/// `market ship …` in memory. The clock stands at 2026-03-02 12:00 UTC.
struct ShipProgram: Sendable {
  static let number = "1Z31ABYZ03E7182815"

  let users = UserInterfaceMock.people()
  private let program: Program

  init(items: ItemInterfaceMock = .bicycle()) {
    let users = users
    let manager = ShippingManager(
      store: MemoryShippingStore(), items: items, users: users, chat: ChatInterfaceMock.talk(),
      wording: LocalizedArrivalWording(),
      now: { Date(timeIntervalSince1970: 1_772_452_800) })
    let commands = ShippingCommands(manager: manager, items: items, users: users)
    program = Program("market", summary: "A market", version: "1", groups: [commands.group])
  }

  /// Runs one command as a user: 1 is ana, 2 is bo, 3 is cy.
  func run(_ words: String..., as user: String? = "1", input: String = "", columns: Int? = nil) async -> CapturedRun {
    users.signIn(user)
    return await program.captured(["ship"] + words, input: input, columns: columns)
  }

  /// Runs one command as whoever is signed in.
  func captured(_ words: [String]) async -> CapturedRun { await program.captured(["ship"] + words) }

  /// Sends item 42 to bo in parcel 1.
  func shipped() async -> ShipProgram {
    _ = await run("create", "42", Self.number)
    return self
  }
}
