import Chat
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Money

/// An entry of a timeline with the name of its author.
struct JoinedEntry: Sendable, Equatable {
  struct Offer: Sendable, Equatable {
    let number: Int64
    let step: Message.OfferStep
    let price: MoneyText
    /// Where it stands now; nil where nobody asked.
    var state: Chat.Offer.State?
  }

  enum Content: Sendable, Equatable {
    case text(String)
    /// What nobody wrote, as the reader's screens say it, and in every language that it has.
    case system(String, in: SystemText)
    case offer(Offer)
    case left
  }

  let number: Int64
  let conversation: Int64
  /// The author's handle; nil for what nobody wrote, and for an author who is unknown by now.
  let author: String?
  /// Whether the reader is the author.
  let isOwn: Bool
  var content: Content
  let sentAt: Date
  /// Whether the reader has not seen it before.
  var isNew = false
}
