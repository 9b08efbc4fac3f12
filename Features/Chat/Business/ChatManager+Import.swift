#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import ItemInterface

extension ChatManager {
  /// Runs what happened elsewhere through the same rules as what happens here: as many events, from where an earlier call
  /// or run stopped, as fit into one transaction of about `budget`, and at least one, so that others can write in between.
  ///
  /// Finds or makes the conversation. How far it came is kept in the same transaction, and the report says whether that was
  /// all; a call after the last event does nothing. An event that the rules refuse is reported and passed; any other error
  /// undoes the call. `running` must run its body with the clock (the `now` of this manager and of Item) at the given
  /// moment.
  ///
  /// Throws what `start` throws, and `foreignIdTaken` where the foreign id, or the buyer and the item, have a
  /// conversation that does not fit.
  public func importNegotiation(
    _ negotiation: Negotiation, budget: Duration, running: (_ at: Date, _ body: () throws -> Void) throws -> Void
  ) throws -> NegotiationReport {
    let end = ContinuousClock.now + budget
    return try store.transaction {
      let (conversation, isNew) = try openImported(negotiation)
      var report = NegotiationReport(conversation: conversation.number, isNew: isNew)
      let rest = negotiation.events(after: conversation.importedEvents)
      var count = 0
      for event in rest {
        try running(event.at) { try apply(event, in: conversation, to: &report) }
        count += 1
        if ContinuousClock.now >= end { break }
      }
      if let last = rest.prefix(count).last { try noteImported(through: last.number, in: conversation.number) }
      report.isComplete = count == rest.count
      return report
    }
  }

  private func openImported(_ negotiation: Negotiation) throws -> (conversation: Conversation, isNew: Bool) {
    let sellerId = try knownItem(negotiation.itemId).sellerId
    let (conversation, isNew) =
      if let imported = try store.conversation(foreignId: negotiation.foreignId, sellerId: sellerId) {
        (imported, false)
      } else {
        try open(
          itemId: negotiation.itemId, buyerId: negotiation.buyerId, foreignId: negotiation.foreignId,
          at: negotiation.events.first?.at ?? moment)
      }
    guard conversation.foreignId == negotiation.foreignId, conversation.itemId == negotiation.itemId,
      conversation.buyerId == negotiation.buyerId
    else { throw ChatError.foreignIdTaken(conversation: conversation.number) }
    return (conversation, isNew)
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
