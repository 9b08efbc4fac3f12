import ChatInterface
import ItemInterface
import Synchronization

/// Items and conversations as Shipping sees them, in memory.
final class FakeMarket: ItemInterface, ChatInterface {
  struct Item: ItemSummary {
    let id: String
    var title = "Blue bicycle"
    let sellerId: String
    let priceMinorUnits: Int64 = 12_000
    let currencyCode = "EUR"
    var reservedFor: String?
    var soldTo: String?

    var isAvailable: Bool { reservedFor == nil && soldTo == nil }
    var isReserved: Bool { reservedFor != nil }
    var isSold: Bool { soldTo != nil }
    func isReserved(for userId: String) -> Bool { reservedFor == userId }
    func isSold(to userId: String) -> Bool { soldTo == userId }
    var agreedPriceMinorUnits: Int64? { isAvailable ? nil : priceMinorUnits }
    var holderId: String? { soldTo ?? reservedFor }
  }

  struct Refusal: ItemRefusal, ChatRefusal {
    var holderId: String?
    var isUnknownItem = false
    var isReserved = false
    var isSold = false
    var isWithOneself = false
    var isBlocked = false
    var isUnknown = false
  }

  struct State {
    var items: [String: Item] = [:]
    var conversations: [String: String] = [:]
    var messages: [String] = []
    var sales: [String] = []
    var refusesConversations = false
    var failsToPost = false
  }

  struct PostFailure: Error {}

  private let state: Mutex<State>

  init(items: Item...) {
    state = Mutex(State(items: Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })))
  }

  var messages: [String] { state.withLock(\.messages) }
  var sales: [String] { state.withLock(\.sales) }

  func change(_ body: (inout sending State) -> Void) { state.withLock { body(&$0) } }

  func item(_ id: String) throws -> (any ItemSummary)? { state.withLock { $0.items[id] } }

  func items(ids: [String]) throws -> [any ItemSummary] { try ids.compactMap { try item($0) } }

  func items(sellerId: String, limit: Int, cursor: String?) throws -> any ItemPage { throw Refusal() }

  func showItem(_ id: String) throws {}

  func reserve(_ id: String, buyerId: String, priceMinorUnits: Int64, actorId: String) throws {
    state.withLock { $0.items[id]?.reservedFor = buyerId }
  }

  func release(_ id: String, actorId: String) throws { state.withLock { $0.items[id]?.reservedFor = nil } }

  func markSold(_ id: String, buyerId: String, actorId: String) throws {
    try state.withLock { state in
      guard state.items[id]?.soldTo == nil else { return }
      guard state.items[id]?.reservedFor == buyerId else { throw Refusal(isReserved: true) }
      state.items[id]?.reservedFor = nil
      state.items[id]?.soldTo = buyerId
      state.sales.append("\(id) to \(buyerId) by \(actorId)")
    }
  }

  func showInbox() throws {}

  func showConversation(_ id: String) throws {}

  func existsConversation(_ id: String) throws -> Bool { true }

  func createConversation(userId: String, itemId: String) throws -> String {
    try state.withLock { state in
      guard !state.refusesConversations else { throw Refusal(isBlocked: true) }
      let id = "\(itemId)/\(userId)"
      state.conversations[id] = id
      return id
    }
  }

  func conversation(itemId: String, buyerId: String) throws -> String? {
    state.withLock { $0.conversations["\(itemId)/\(buyerId)"] }
  }

  func postSystemMessage(_ text: String, conversationId: String) throws {
    try state.withLock { state in
      guard !state.failsToPost else { throw PostFailure() }
      state.messages.append("\(conversationId): \(text)")
    }
  }

  func unreadCount(userId: String) throws -> Int { 0 }
}
