import ChatInterface
import Commands
import Foundation
import Item
import ItemPresentation
import LegacyInterface
import Records
import Synchronization
import UserInterface

/// `item` on a market in memory, typed by one of Ana, who sells, Bea, Carl and Dan, whom Ana blocks; or by nobody.
struct Shop {
  let people = People()
  let manager: ItemManager
  let program: Program

  init() {
    let people = people
    let manager = ItemManager(
      store: MemoryItemStore(), users: people, chat: Silence(), now: { Date(timeIntervalSince1970: 1_772_357_400) })
    self.manager = manager
    program = Program(
      "marketplace", summary: "A market", version: "1",
      groups: [ItemCommands(manager: manager, users: people, legacy: Settings()).group])
  }

  func run(
    _ arguments: String..., as handle: String? = "ana", input: String = "", columns: Int? = nil
  ) async -> CapturedRun {
    people.signIn(handle)
    return await program.captured(["item"] + arguments, input: input, columns: columns)
  }

  /// What a command printed as JSON.
  func json(_ arguments: String..., as handle: String? = "ana", input: String = "") async throws -> JSONValue {
    people.signIn(handle)
    let run = await program.captured(["item"] + arguments + ["--json"], input: input)
    return try JSONValue(parsing: run.output)
  }

  @discardableResult
  func add(_ title: String, price: Int64 = 120_00, by sellerId: String = "ana") throws -> Int64 {
    let details = ListingDetails(title: title, price: .amount(price), currencyCode: "EUR")
    return try manager.add(details, sellerId: sellerId).number
  }
}

final class People: UserInterface {
  private struct Person: UserSummary {
    let id: String
    var handle: String { id }
    var displayName: String { id.capitalized }
    var averageRating: Double? { nil }
    var ratingCount: Int { 0 }
  }

  private let me = Mutex<String?>(nil)

  func signIn(_ handle: String?) { me.withLock { $0 = handle } }

  func user(_ id: String) throws -> (any UserSummary)? {
    ["ana", "bea", "carl", "dan"].contains(id) ? Person(id: id) : nil
  }

  func users(ids: [String]) throws -> [any UserSummary] { try ids.compactMap { try user($0) } }
  func user(handle: String) throws -> (any UserSummary)? { try user(handle) }
  func users(handles: [String]) throws -> [any UserSummary] { try users(ids: handles) }
  func signedInUser() throws -> (any UserSummary)? { try me.withLock(\.self).flatMap { try user($0) } }
  func isBlocked(_ userId: String, with otherId: String) throws -> Bool { Set([userId, otherId]) == ["ana", "dan"] }
  func showProfile(_ id: String) throws {}
  func recordDeal(
    itemId: String, sellerId: String, buyerId: String, priceMinorUnits: Int64, currencyCode: String
  ) throws {}
}

/// Nobody talks, but for Bea.
private struct Silence: ChatInterface {
  func conversation(itemId: String, buyerId: String) throws -> String? { buyerId == "bea" ? "7" : nil }
  func showInbox() throws {}
  func showConversation(_ id: String) throws {}
  func existsConversation(_ id: String) throws -> Bool { false }
  func createConversation(userId: String, itemId: String) throws -> String { "7" }
  func postSystemMessage(_ text: String, conversationId: String) throws {}
  func unreadCount(userId: String) throws -> Int { 0 }
}

private struct Settings: LegacyInterface {
  func present(route: String) throws {}
  func isSwitchOn(_ name: String) -> Bool { false }
  func track(event: String, properties: [String: String]) {}
  var language: String { "en" }
  var currencyCode: String { "EUR" }
}
