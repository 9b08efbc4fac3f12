import Chat
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Presentation

/// A line of the inbox. Its texts are made when they are asked for, which is for the few rows in sight.
struct InboxRow: ViewModelProtocol, Identifiable {
  var line: JoinedInbox.Line

  var id: Int64 { line.conversation.number }
  var lastActivityAt: Date { line.conversation.lastActivityAt }

  private var conversation: JoinedConversation { line.conversation }
  private var isUnread: Bool { conversation.unread > 0 }

  /// A mark that needs no colour.
  var mark: StyledText { isUnread ? "●".styled(.accent) : " " }

  /// Who, and about what.
  var title: StyledText {
    let role: Role = isUnread ? .heading : .body
    return conversation.otherName.styled(.accent) + "  ".styled(role) + conversation.itemTitle.styled(role)
  }

  var time: StyledText {
    LocalizedString(value: .relative(conversation.lastActivityAt)).styled(.secondary)
  }

  /// The latest entry in one line.
  var last: StyledText {
    line.last?.summary(isUnread ? .body : .secondary) ?? LocalizedString(ChatText.nothingSaid).styled(.placeholder)
  }

  var state: StyledText { conversation.itemState }

  var unread: StyledText {
    guard isUnread else { return .empty }
    return " ".styled(.badge) + LocalizedString(ChatText.unread, ["count": .number(conversation.unread)]).styled(.badge)
      + " ".styled(.badge)
  }
}
