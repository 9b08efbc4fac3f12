import ChatInterfaceMocks
import Commands
import Foundation
import Item
import ItemPresentation
import LegacyInterfaceMocks
import Mocking
import Records
import UserInterfaceMocks

/// `item` on a market in memory, typed by one of Ana, who sells, Bea, Carl and Dan, whom Ana blocks; or by nobody.
struct Shop {
  let people = UserInterfaceMock.people()
  let manager: ItemManager
  let program: Program

  init() {
    let people = people
    let chat = ChatInterfaceMock()
    chat.onConversation.performs { _, buyerId in buyerId == "bea" ? "7" : nil }
    let manager = ItemManager(
      store: MemoryItemStore(), users: people, chat: chat, now: { Date(timeIntervalSince1970: 1_772_357_400) })
    self.manager = manager
    program = Program(
      "marketplace", summary: "A market", version: "1",
      groups: [
        ItemCommands(manager: manager, users: people, legacy: LegacyInterfaceMock(language: "en", currencyCode: "EUR"))
          .group
      ])
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

extension UserInterfaceMock {
  /// Ana, Bea, Carl and Dan, whose ids are their handles. Ana blocks Dan.
  static func people() -> UserInterfaceMock {
    let users = UserInterfaceMock()
    users.onUser.performs { id in
      guard ["ana", "bea", "carl", "dan"].contains(id) else { return nil }
      return UserSummaryMock(id: id, handle: id, displayName: id.capitalized, ratingCount: 0)
    }
    users.onUserHandle.performs { try users.user($0) }
    users.onUsersIds.performs { try $0.compactMap { try users.user($0) } }
    users.onIsBlocked.performs { Set([$0, $1]) == ["ana", "dan"] }
    return users
  }

  func signIn(_ handle: String?) {
    onSignedInUser.performs { [self] in try handle.flatMap { try user($0) } }
  }
}
