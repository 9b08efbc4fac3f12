import Chat
import ChatPresentation
import Commands
import Money
import Records

/// What an import of negotiations did in this run.
struct NegotiationTotals {
  /// Something that could not be read or that the rules refuse.
  struct Refusal {
    let conversation: String?
    let number: Int64?
    let code: String
    let reason: String
  }

  private(set) var conversations = 0
  private(set) var unchanged = 0
  var items = 0
  private(set) var messages = 0
  private(set) var offers = 0
  private(set) var deals = 0
  private(set) var declined = 0
  private(set) var left = 0
  /// What was agreed, in minor units by currency; wider than any price, so that no sum of prices is too large.
  private(set) var agreed: [Currency: Int128] = [:]
  private(set) var refused: [Refusal] = []
  /// The first place where the text is malformed; nil where all of it could be read.
  private(set) var unreadable: RecordError?

  var count: Int { conversations + unchanged }

  /// Adds what a part of a conversation did; `isFirst` of those of this run.
  mutating func add(_ report: NegotiationReport, of conversation: String, isFirst: Bool) throws {
    if report.isNew { conversations += 1 } else if isFirst { unchanged += 1 }
    messages += report.messages
    offers += report.offers
    deals += report.deals.count
    declined += report.declined
    left += report.left
    for price in report.deals {
      let currency = try Currency(code: price.currencyCode)
      agreed[currency, default: 0] += Int128(price.minorUnits)
    }
    for refusal in report.refused {
      refuse(
        conversation: conversation, number: refusal.event, code: refusal.reason.code,
        reason: refusal.reason.reason)
    }
  }

  /// A place where the text is malformed.
  mutating func addUnreadable(_ error: RecordError) {
    unreadable = unreadable ?? error
    refuse(error, of: nil)
  }

  mutating func refuse(_ error: RecordError, of conversation: String?, number: Int64? = nil) {
    refuse(conversation: conversation, number: number, code: "malformed", reason: error.description)
  }

  mutating func refuse(conversation: String?, number: Int64?, code: String, reason: String) {
    refused.append(Refusal(conversation: conversation, number: number, code: code, reason: reason))
  }

  /// How often each reason occurred, by code.
  var refusedByReason: [(code: String, count: Int)] {
    Dictionary(grouping: refused, by: \.code).map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 }
  }
}
