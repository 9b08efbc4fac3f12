/// What a buyer and the seller of an item said to each other.
public struct CannedConversation: Sendable {
  /// What somebody did.
  public enum Act: Sendable {
    /// Wrote this.
    case text(String)
    /// Proposed a price in minor units of the item's currency.
    case offer(Int64)
    /// Took the other side's offer.
    case accept
    /// Nobody wrote it: news of a delivery, by the tags of its languages.
    case system([String: String])
  }

  /// An act, by whom and when.
  public struct Entry: Sendable {
    /// nil for what nobody did.
    public let authorId: String?
    /// How long before the fixed clock's present.
    public let age: Duration
    /// What was done.
    public let act: Act
  }

  /// Opaque and stable: a number, as everywhere in the market.
  public let id: String
  /// What it is about.
  public let itemId: String
  /// Who asked.
  public let buyerId: String
  /// Oldest first.
  public internal(set) var entries: [Entry]

  init(_ id: String, item itemId: String, buyer buyerId: String, _ entries: Entry...) {
    self.id = id
    self.itemId = itemId
    self.buyerId = buyerId
    self.entries = entries
  }
}

extension CannedConversation.Entry {
  static func text(_ authorId: String, minutesAgo minutes: Int, _ text: String) -> Self {
    Self(authorId: authorId, age: .seconds(60 * minutes), act: .text(text))
  }

  static func offer(_ authorId: String, minutesAgo minutes: Int, _ minorUnits: Int64) -> Self {
    Self(authorId: authorId, age: .seconds(60 * minutes), act: .offer(minorUnits))
  }

  static func accept(_ authorId: String, minutesAgo minutes: Int) -> Self {
    Self(authorId: authorId, age: .seconds(60 * minutes), act: .accept)
  }

  static func system(minutesAgo minutes: Int, _ texts: [String: String]) -> Self {
    Self(authorId: nil, age: .seconds(60 * minutes), act: .system(texts))
  }
}
