#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One entry in the timeline of a conversation: what somebody wrote, or what happened.
public struct Message: Sendable, Equatable {
  /// What an entry says.
  public enum Content: Sendable, Equatable {
    /// What its author wrote: 1 to 4,000 characters, line breaks among them.
    case text(String)

    /// What nobody wrote, such as news of a delivery.
    case system(SystemText)

    /// A step of the offer with this number, which proposes `price`.
    case offer(OfferStep, number: Int64, price: Price)

    /// Its author left.
    case left
  }

  /// What its author did about an offer.
  public enum OfferStep: String, Sendable, CaseIterable {
    /// Made it.
    case made

    /// Accepted that of the other side.
    case accepted

    /// Declined that of the other side.
    case declined

    /// Took it back.
    case withdrawn
  }

  /// Grows with time over all conversations, also across processes; 1 or more.
  public let number: Int64

  /// The number of the conversation.
  public let conversation: Int64

  /// Who wrote or did it; nil for what nobody did.
  public let authorId: String?

  /// What it says.
  public let content: Content

  /// When it was written.
  public let sentAt: Date

  /// An entry as it was kept.
  public init(number: Int64, conversation: Int64, authorId: String?, content: Content, sentAt: Date) {
    self.number = number
    self.conversation = conversation
    self.authorId = authorId
    self.content = content
    self.sentAt = sentAt
  }
}

extension Message {
  /// What a person counts in the longest text.
  public static let maximumLength = 4_000

  /// What the longest text may take in UTF-8. No grapheme that people type comes near 64 bytes; without this bound a
  /// single "character" could be of any size.
  public static let maximumBytes = maximumLength * 64

  /// The text, if it is one that may be sent. Throws `ChatError.textBlank` and `.textTooLong`.
  ///
  /// Counts what a person counts, and stops at the limit, so that a huge text costs no more than a long one.
  static func checkedText(_ text: String) throws(ChatError) -> String {
    let limit = text.index(text.startIndex, offsetBy: maximumLength, limitedBy: text.endIndex)
    guard text.utf8.count <= maximumBytes, limit == nil || limit == text.endIndex else { throw .textTooLong }
    guard text.unicodeScalars.contains(where: \.isVisible) else { throw .textBlank }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .control
  }
}
