import ChatInterface
import UserInterface

/// Nobody is there, and nobody talks.
struct Nobody: UserInterface, ChatInterface {
  func user(_ id: String) throws -> (any UserSummary)? { nil }
  func users(ids: [String]) throws -> [any UserSummary] { [] }
  func user(handle: String) throws -> (any UserSummary)? { nil }
  func users(handles: [String]) throws -> [any UserSummary] { [] }
  func signedInUser() throws -> (any UserSummary)? { nil }
  func isBlocked(_ userId: String, with otherId: String) throws -> Bool { false }
  func showProfile(_ id: String) throws {}
  func recordDeal(
    itemId: String, sellerId: String, buyerId: String, priceMinorUnits: Int64, currencyCode: String
  ) throws {}

  func conversation(itemId: String, buyerId: String) throws -> String? { nil }
  func showInbox() throws {}
  func showConversation(_ id: String) throws {}
  func existsConversation(_ id: String) throws -> Bool { false }
  func createConversation(userId: String, itemId: String) throws -> String { itemId }
  func postSystemMessage(_ text: String, conversationId: String) throws {}
  func unreadCount(userId: String) throws -> Int { 0 }
}
