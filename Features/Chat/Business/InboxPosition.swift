#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where an inbox goes on: behind a conversation.
public struct InboxPosition: Sendable, Equatable {
  /// The activity of the last conversation shown.
  public let lastActivityAt: Date

  /// Its number.
  public let number: Int64

  /// The position behind a conversation with this activity and number.
  public init(lastActivityAt: Date, number: Int64) {
    self.lastActivityAt = lastActivityAt
    self.number = number
  }
}

extension InboxPosition {
  init(behind conversation: Conversation) {
    self.init(lastActivityAt: conversation.lastActivityAt, number: conversation.number)
  }

  /// Reads what `cursor` wrote. Throws `ChatError.invalidCursor`.
  init(cursor: String) throws(ChatError) {
    let parts = cursor.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2, let milliseconds = Int64(parts[0]), let number = Int64(parts[1]) else {
      throw .invalidCursor
    }
    self.init(lastActivityAt: Date(timeIntervalSince1970: Double(milliseconds) / 1_000), number: number)
  }

  /// The position as one word, opaque to people.
  var cursor: String { "\(lastActivityAt.milliseconds)_\(number)" }
}
