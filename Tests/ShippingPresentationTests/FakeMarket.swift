import ChatInterface
import ItemInterface
import Synchronization
import UserInterface

/// What Shipping asks of others: item 42 of ana, reserved for bo; cy is a third person.
final class FakeMarket: ItemInterface, ChatInterface, UserInterface {
  struct Item: ItemSummary {
    let id: String
    var title = "Blue bicycle"
    let sellerId: String
    let priceMinorUnits: Int64 = 12_000
    let currencyCode = "EUR"
    var reservedFor: String?
    var soldTo: String?

    var isAvailable: Bool { holderId == nil }
    var isReserved: Bool { reservedFor != nil }
    var isSold: Bool { soldTo != nil }
    func isReserved(for userId: String) -> Bool { reservedFor == userId }
    func isSold(to userId: String) -> Bool { soldTo == userId }
    var agreedPriceMinorUnits: Int64? { isAvailable ? nil : priceMinorUnits }
    var holderId: String? { soldTo ?? reservedFor }
  }

  struct User: UserSummary {
    let id: String
    let handle: String
    var displayName: String { handle }
    let averageRating: Double? = nil
    let ratingCount = 0
  }

  struct Unexpected: Error {}

  private struct State {
    var item = Item(id: "42", sellerId: "1", reservedFor: "2")
    var signedIn: String? = "1"
  }

  private static let people = ["1": "ana", "2": "bo", "3": "cy"]
  private let state = Mutex(State())

  func signIn(_ userId: String?) { state.withLock { $0.signedIn = userId } }

  func change(_ body: (inout sending Item) -> Void) { state.withLock { body(&$0.item) } }

  func item(_ id: String) throws -> (any ItemSummary)? { state.withLock { $0.item.id == id ? $0.item : nil } }

  func items(ids: [String]) throws -> [any ItemSummary] { try ids.compactMap { try item($0) } }

  func items(sellerId: String, limit: Int, cursor: String?) throws -> any ItemPage { throw Unexpected() }

  func showItem(_ id: String) throws {}

  func reserve(_ id: String, buyerId: String, priceMinorUnits: Int64, actorId: String) throws {}

  func release(_ id: String, actorId: String) throws {}

  func markSold(_ id: String, buyerId: String, actorId: String) throws {
    change {
      $0.reservedFor = nil
      $0.soldTo = buyerId
    }
  }

  func showInbox() throws {}

  func showConversation(_ id: String) throws {}

  func existsConversation(_ id: String) throws -> Bool { true }

  func createConversation(userId: String, itemId: String) throws -> String { "7" }

  func conversation(itemId: String, buyerId: String) throws -> String? { "7" }

  func postSystemMessage(_ text: String, conversationId: String) throws {}

  func unreadCount(userId: String) throws -> Int { 0 }

  func user(_ id: String) throws -> (any UserSummary)? { Self.people[id].map { User(id: id, handle: $0) } }

  func users(ids: [String]) throws -> [any UserSummary] { try ids.compactMap { try user($0) } }

  func user(handle: String) throws -> (any UserSummary)? { nil }

  func users(handles: [String]) throws -> [any UserSummary] { [] }

  func signedInUser() throws -> (any UserSummary)? { try state.withLock(\.signedIn).flatMap { try user($0) } }

  func isBlocked(_ userId: String, with otherId: String) throws -> Bool { false }

  func recordDeal(
    itemId: String, sellerId: String, buyerId: String, priceMinorUnits: Int64, currencyCode: String
  ) throws {}

  func showProfile(_ id: String) throws {}
}
