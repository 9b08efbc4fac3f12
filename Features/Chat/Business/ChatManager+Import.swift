#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import ItemInterface

extension ChatManager {
  private static let importBatch = 100

  /// Runs what happened elsewhere through the same rules as what happens here.
  ///
  /// Finds or makes the conversation, then applies the events, up to 100 in a transaction, so that others can write in
  /// between. How far it came is kept in the same transaction: a run after an interrupted one goes on there, and one
  /// after a complete one does nothing. An event that the rules refuse is reported and passed; any other error ends the
  /// run. `running` must run its body with the clock (the `now` of this manager and of Item) at the given instant.
  ///
  /// Throws what `start` throws, and `foreignIdTaken` where the foreign id, or the buyer and the item, have a
  /// conversation that does not fit.
  public func importNegotiation(
    _ negotiation: Negotiation, running: (_ at: Date, _ body: () throws -> Void) throws -> Void
  ) throws -> NegotiationReport {
    let (conversation, isNew) = try openImported(negotiation)
    var report = NegotiationReport(conversation: conversation.number, isNew: isNew)
    var rest = negotiation.events.drop { $0.number <= conversation.importedEvents }
    while let last = rest.prefix(Self.importBatch).last {
      try store.transaction {
        for event in rest.prefix(Self.importBatch) {
          try running(event.at) { try apply(event, in: conversation, to: &report) }
        }
        try noteImported(through: last.number, in: conversation.number)
      }
      rest = rest.dropFirst(Self.importBatch)
    }
    return report
  }

  private func openImported(_ negotiation: Negotiation) throws -> (conversation: Conversation, isNew: Bool) {
    try store.transaction {
      let sellerId = try knownItem(negotiation.itemId).sellerId
      let (conversation, isNew) =
        if let imported = try store.conversation(foreignId: negotiation.foreignId, sellerId: sellerId) {
          (imported, false)
        } else {
          try open(
            itemId: negotiation.itemId, buyerId: negotiation.buyerId, foreignId: negotiation.foreignId,
            at: negotiation.events.first?.at ?? instant)
        }
      guard conversation.foreignId == negotiation.foreignId, conversation.itemId == negotiation.itemId,
        conversation.buyerId == negotiation.buyerId
      else { throw ChatError.foreignIdTaken(conversation: conversation.number) }
      return (conversation, isNew)
    }
  }

  private func apply(
    _ event: Negotiation.Event, in conversation: Conversation, to report: inout NegotiationReport
  ) throws {
    let (number, userId) = (conversation.number, conversation.userId(on: event.side))
    do {
      switch event.action {
      case .message(let text):
        try send(text, in: number, by: userId)
        report.messages += 1
      case .offer(let price):
        guard let price else { throw ChatError.priceMissing }
        try offer(price, in: number, by: userId)
        report.offers += 1
      case .accept:
        report.deals.append(try accept(in: number, by: userId).price)
      case .decline:
        try decline(in: number, by: userId)
        report.declined += 1
      case .leave:
        try leave(number, by: userId)
        report.left += 1
      }
    } catch let refusal as ChatError {
      report.refused.append(NegotiationReport.Refusal(event: event.number, reason: refusal))
    }
  }

  private func noteImported(through event: Int64, in number: Int64) throws {
    guard var conversation = try store.conversation(number) else { return }
    conversation.importedEvents = event
    try store.update(conversation)
  }
}
