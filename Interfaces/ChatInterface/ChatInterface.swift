/// What Chat offers to other modules: conversations between a buyer and the seller of an item.
///
/// Ids are opaque strings. Requirements answer from this process's disk and may be called from any thread.
public protocol ChatInterface: Sendable {
  /// Puts the signed-in user's inbox on stage.
  func showInbox() throws

  /// Puts a conversation on stage. Throws a `ChatRefusal` where it is unknown.
  func showConversation(_ id: String) throws

  /// Whether a conversation has this id.
  func existsConversation(_ id: String) throws -> Bool

  /// The conversation of a buyer about an item: the existing one, or a new one. Returns its id.
  ///
  /// Throws a `ChatRefusal` where no conversation may be: with oneself, where one blocks the other (also where there is
  /// one from before), where the item or the buyer is unknown, and a new one about an item that its seller withdrew.
  func createConversation(userId: String, itemId: String) throws -> String

  /// The id of the conversation of a buyer about an item, where there is one.
  func conversation(itemId: String, buyerId: String) throws -> String?

  /// Adds a message that nobody wrote, such as a delivery; both sides see it as unread, also where one blocks the other.
  ///
  /// `texts` says the same in each language of its readers, by BCP 47 tag such as `pt-BR`. `en` must be among them: it
  /// is for whoever reads none of the others. Throws a `ChatRefusal` where the conversation is unknown, where `en` is
  /// missing, and where a text has nothing that can be seen or more than 4,000 characters.
  func postSystemMessage(_ texts: [String: String], conversationId: String) throws

  /// How many messages of others the user has not seen yet, over all conversations; 0 for an unknown one.
  func unreadCount(userId: String) throws -> Int
}

/// Why Chat refused a request. Questions, so that no caller compares texts.
public protocol ChatRefusal: Error, Sendable {
  /// The buyer and the seller are the same person.
  var isWithOneself: Bool { get }

  /// One of the two blocks the other.
  var isBlocked: Bool { get }

  /// The item, the person or the conversation does not exist.
  var isUnknown: Bool { get }
}
