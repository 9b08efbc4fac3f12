import Chat
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Item
import ItemPresentation
import Money
import Records

/// One conversation of a negotiations file, as far as it can be read.
struct NegotiationRecord {
  let conversation: String
  let item: ListingDraft
  let itemId: String
  let events: [Negotiation.Event]
  /// The events that cannot be read: their numbers, and what is wrong.
  let malformed: [(number: Int64, error: RecordError)]

  /// Whether a part of it was taken already, in this run.
  var isBegun = false

  /// Throws a `RecordError` where the conversation or its item cannot be read; an event that cannot be is kept apart.
  init(_ record: JSONRecord, currencyCode: String) throws {
    conversation = try record.string("conversation")
    guard !conversation.isEmpty else { throw record.failure("is empty", field: "conversation") }
    let item = try ListingRecord(currencyCode: currencyCode).draft(from: try record.record("item"))
    guard let itemId = item.foreignId else { throw record.failure("is missing", field: "item.post_id") }
    self.item = item
    self.itemId = itemId
    var events: [Negotiation.Event] = []
    var malformed: [(number: Int64, error: RecordError)] = []
    for (index, event) in try record.records("events").enumerated() {
      let number = Int64(index) + 1
      do {
        events.append(try Self.event(event, number: number, currencyCode: item.details.currencyCode))
      } catch let error as RecordError {
        malformed.append((number, error))
      }
    }
    self.events = events
    self.malformed = malformed
  }

  private static func event(_ record: JSONRecord, number: Int64, currencyCode: String) throws -> Negotiation.Event {
    guard let milliseconds = try record.decimal("at").int64(scale: 3, remainder: .dropped) else {
      throw record.failure("is no Unix time", field: "at")
    }
    let side: Conversation.Side =
      switch try record.string("from") {
      case "buyer": .buyer
      case "seller": .seller
      default: throw record.failure("is neither \"buyer\" nor \"seller\"", field: "from")
      }
    return Negotiation.Event(
      number: number, at: Date(timeIntervalSince1970: Double(milliseconds) / 1_000), side: side,
      action: try action(record, currencyCode: currencyCode))
  }

  private static func action(_ record: JSONRecord, currencyCode: String) throws -> Negotiation.Event.Action {
    switch try record.string("type") {
    case "message": .message(try record.string("text"))
    case "offer": .offer(try price(record, currencyCode: currencyCode))
    case "accept": .accept
    case "reject", "decline": .decline
    case "quit", "leave": .leave
    case let type: throw record.failure("\"\(type)\" is no kind of event", field: "type")
    }
  }

  private static func price(_ record: JSONRecord, currencyCode: String) throws -> Price? {
    guard let number = try record.optionalDecimal("price") else { return nil }
    let currency = try Currency(code: currencyCode)
    guard let minorUnits = number.int64(scale: currency.decimals) else {
      throw record.failure("\(number.text) is no amount of \(currencyCode)", field: "price")
    }
    return Price(minorUnits: minorUnits, currencyCode: currencyCode)
  }
}
