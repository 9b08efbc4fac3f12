import Chat
import Commands
import Money

/// How people see conversations, their entries and offers.
extension JoinedEntry {
  /// `12  2026-03-01 09:30  @ana  hi`; further lines of a message hang below its first.
  var line: Text {
    let mark: Text = isNew ? "\("•", .caution) " : "  "
    return mark + "\(number)  \(Text.minute(sentAt), .faint)  \(sentence)"
  }

  /// The entry in few words, on one line.
  var summary: Text {
    if case .text(let text) = content { "\(mention(author)): \(text)" } else { sentence }
  }

  private var sentence: Text {
    switch content {
    case .text(let text): "\(mention(author))  \(Text.block(text.hanging))"
    case .system(_, let texts): "\(Text(texts.english), .faint)"
    case .left: "\(mention(author)) \("left", .faint)"
    case .offer(let offer): "\(mention(author)) \(offer.phrase)"
    }
  }
}

extension String {
  /// Further lines marked, whatever ends them, so that no message can look like the entry of somebody else.
  fileprivate var hanging: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\n    │ ")
  }
}

extension JoinedEntry.Offer {
  fileprivate var phrase: Text {
    switch step {
    case .made where state != nil: "offers \(price.text, .strong) (\(state?.rawValue ?? ""))"
    case .made: "offers \(price.text, .strong)"
    case .accepted: "accepts \(price.text, .strong)"
    case .declined: "declines \(price.text, .strong)"
    case .withdrawn: "takes back the offer of \(price.text, .strong)"
    }
  }
}

extension JoinedConversation {
  var title: Text {
    guard let item else { return "item \(itemId), which is gone" }
    return "\(item.title, .strong) (item \(item.id), \(item.price.text), \(item.state.rawValue))"
  }
}

extension JoinedOffer {
  /// `@ana offers 70.00 € until 2026-03-03 09:30 UTC`
  var line: Text {
    "\(mention(maker)) offers \(price.text, .strong) until \(Text.minute(expiresAt)) UTC"
  }
}

/// A person as people address each other.
func mention(_ handle: String?) -> Text {
  handle.map { "\("@\($0)", .accent)" } ?? "somebody"
}
