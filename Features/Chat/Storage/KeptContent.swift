import Chat
import Storage

/// What an entry says, as its row has it. The price of an offer stays in the row of the offer, and what a text is in other
/// languages in rows of their own.
struct KeptContent {
  enum Kind: String, DatabaseConvertible {
    case text
    case system
    case offerMade = "offer-made"
    case offerAccepted = "offer-accepted"
    case offerDeclined = "offer-declined"
    case offerWithdrawn = "offer-withdrawn"
    case left
  }

  let kind: Kind
  var text: String?
  var offer: Int64?
  var translations: [String: String] = [:]

  init(_ content: Message.Content) {
    switch content {
    case .text(let text): (kind, self.text) = (.text, text)
    case .system(let text): (kind, self.text, translations) = (.system, text.english, text.translations)
    case .offer(let step, let number, _): (kind, offer) = (Kind(step), number)
    case .left: kind = .left
    }
  }

  /// What the current row of an answer says, without translations.
  static func content(of row: borrowing Row) throws -> Message.Content {
    switch try row["kind", as: Kind.self] {
    case .text: .text(try row["text"])
    case .system: .system(SystemText(try row["text"]))
    case .offerMade: try offer(.made, of: row)
    case .offerAccepted: try offer(.accepted, of: row)
    case .offerDeclined: try offer(.declined, of: row)
    case .offerWithdrawn: try offer(.withdrawn, of: row)
    case .left: .left
    }
  }

  private static func offer(_ step: Message.OfferStep, of row: borrowing Row) throws -> Message.Content {
    .offer(
      step, number: try row["offer"],
      price: Price(minorUnits: try row["price"], currencyCode: try row["currency"]))
  }
}

extension KeptContent.Kind {
  fileprivate init(_ step: Message.OfferStep) {
    self =
      switch step {
      case .made: .offerMade
      case .accepted: .offerAccepted
      case .declined: .offerDeclined
      case .withdrawn: .offerWithdrawn
      }
  }
}
