public import ChatInterface
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import ItemInterface
public import LegacyInterface
public import UserInterface

/// Chat as other modules see it.
public final class ChatFeature: ChatInterface {
  /// The model behind it, for Chat's own presentation.
  public let manager: ChatManager

  private let legacy: @Sendable () -> any LegacyInterface

  /// Chat on a store. The lazies are first called when a function needs them, never here, so that Item and User may be
  /// made later. `now` is the clock; an import sets it to the time of each event.
  public init(
    store: any ChatStore,
    items: @autoclosure @escaping @Sendable () -> any ItemInterface,
    users: @autoclosure @escaping @Sendable () -> any UserInterface,
    legacy: @autoclosure @escaping @Sendable () -> any LegacyInterface,
    now: @escaping @Sendable () -> Date
  ) {
    manager = ChatManager(store: store, items: items(), users: users(), now: now)
    self.legacy = legacy
  }

  /// Presents `marketplace://inbox`.
  public func showInbox() throws {
    try legacy().present(route: "marketplace://inbox")
  }

  /// Presents `marketplace://conversation/7`.
  public func showConversation(_ id: String) throws {
    let number = try Self.number(id)
    guard try manager.exists(number) else { throw ChatError.unknownConversation(id) }
    try legacy().present(route: "marketplace://conversation/\(number)")
  }

  /// Whether a conversation has this id.
  public func existsConversation(_ id: String) throws -> Bool {
    guard let number = try? Self.number(id) else { return false }
    return try manager.exists(number)
  }

  /// The conversation of a buyer about an item: the existing one, or a new one. Throws `ChatError`.
  public func createConversation(userId: String, itemId: String) throws -> String {
    String(try manager.start(itemId: itemId, buyerId: userId).number)
  }

  /// The id of the conversation of a buyer about an item, where there is one.
  public func conversation(itemId: String, buyerId: String) throws -> String? {
    try manager.conversation(itemId: itemId, buyerId: buyerId).map { String($0.number) }
  }

  /// Adds a message that nobody wrote, in each language of its readers. Throws `ChatError`.
  public func postSystemMessage(_ texts: [String: String], conversationId: String) throws {
    try manager.postSystemMessage(texts, in: Self.number(conversationId))
  }

  /// How many messages of others the user has not seen yet.
  public func unreadCount(userId: String) throws -> Int {
    try manager.unreadCount(of: userId)
  }

  /// An id is a conversation's number exactly as it was given out: `07` is nobody's.
  private static func number(_ id: String) throws(ChatError) -> Int64 {
    guard let number = Int64(id), String(number) == id else { throw .unknownConversation(id) }
    return number
  }
}
