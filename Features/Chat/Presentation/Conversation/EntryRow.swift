import Chat
import Money
import Presentation

/// A row of a timeline. Its texts are made when they are asked for, which is for the few rows in sight.
struct EntryRow: ViewModelProtocol, Identifiable {
  enum Content: Equatable, Sendable {
    /// Before the first entry, where older ones could not be loaded. Not while they are: it would be the row that is
    /// chosen, and stay so above what comes.
    case older
    case entry(JoinedEntry, namesAuthor: Bool)
    case outgoing(Outgoing)
  }

  enum ID: Hashable, Sendable {
    case older
    case entry(Int64)
    case outgoing(Int)
  }

  let content: Content

  var id: ID {
    switch content {
    case .older: .older
    case .entry(let entry, _): .entry(entry.number)
    case .outgoing(let message): .outgoing(message.id)
    }
  }

  /// What was not seen before, by a mark that needs no colour.
  var mark: StyledText {
    if case .entry(let entry, _) = content, entry.isNew { "●".styled(.accent) } else { " " }
  }

  /// Who and when; all there is to say of what nobody wrote.
  var heading: StyledText {
    switch content {
    case .older: LocalizedString(ChatText.olderFailed).styled(.negative)
    case .entry(let entry, let namesAuthor):
      switch entry.content {
      case .text: namesAuthor ? entry.name + "  " + entry.time : .empty
      case .system, .left, .offer: "◆ ".styled(.accent) + entry.event.styled(.body) + entry.standing + "  " + entry.time
      }
    case .outgoing(let message):
      LocalizedString(ChatText.you).styled(.heading) + "  "
        + (message.failure == nil ? LocalizedString(ChatText.sending).styled(.secondary) : .empty)
    }
  }

  /// What somebody wrote.
  var text: StyledText {
    switch content {
    case .older: .empty
    case .entry(let entry, _): if case .text(let text) = entry.content { text.styled(.body) } else { .empty }
    case .outgoing(let message): message.text.styled(.secondary)
    }
  }

  /// What is wrong, and what can be done.
  var fault: StyledText {
    guard case .outgoing(let message) = content, let reason = message.failure else { return .empty }
    return LocalizedString(ChatText.notSent, ["reason": .localized(reason)]).styled(.negative) + " "
      + LocalizedString(ChatText.notSentWays).styled(.secondary)
  }
}

extension JoinedEntry {
  fileprivate var name: StyledText {
    isOwn ? LocalizedString(ChatText.you).styled(.heading) : LocalizedString.person(author).styled(.accent)
  }

  fileprivate var time: StyledText {
    LocalizedString(value: .relative(sentAt)).styled(.secondary)
  }

  /// Where the offer that was made stands now.
  fileprivate var standing: StyledText {
    guard case .offer(let offer) = content, offer.step == .made, let state = offer.state else { return .empty }
    return " (".styled(.secondary) + LocalizedString(state.key).styled(state == .pending ? .caution : .secondary)
      + ")".styled(.secondary)
  }
}

extension Offer.State {
  fileprivate var key: ChatText {
    switch self {
    case .pending: .offerPending
    case .accepted: .offerAccepted
    case .declined: .offerDeclined
    case .withdrawn: .offerWithdrawn
    case .replaced: .offerReplaced
    case .expired: .offerExpired
    }
  }
}
