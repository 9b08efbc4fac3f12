#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import ItemInterface
import UserInterface

/// Haggling: each side has at most one offer that stands, and accepting one of them settles the conversation.
extension ChatManager {
  /// Offers a price in the item's currency for 48 hours, in place of an earlier offer of the same side. Also for an
  /// item that is reserved, since it may become available again, but not for one that was sold.
  ///
  /// Throws `blocked`, `priceNotPositive`, `priceInOtherCurrency`, `unknownItem`, `itemHeld`, `itemUnavailable`.
  @discardableResult
  public func offer(_ price: Price, in number: Int64, by userId: String) throws -> Offer {
    try store.transaction {
      var (conversation, _) = try conversation(number, of: userId)
      try refuseIfBlocked(conversation)
      guard price.minorUnits > 0 else { throw ChatError.priceNotPositive }
      let item = try knownItem(conversation.itemId)
      try refuseOtherCurrency(price, than: item)
      guard !item.isWithdrawn else { throw ChatError.itemUnavailable(itemId: item.id) }
      guard !item.isSold else { throw try held(item.id, holderId: item.holderId, isSold: true) }
      let moment = moment
      try endPendingOffer(of: userId, in: conversation, as: .replaced, at: moment)
      let offer = try store.insertOffer(in: number, byId: userId, price: price, madeAt: moment)
      try append(.offer(.made, number: offer.number, price: price), by: userId, to: &conversation, at: moment)
      return offer
    }
  }

  /// Takes the other side's offer and reserves the item for the buyer at its price, in one transaction. That settles
  /// the conversation: an offer of one's own is withdrawn with it. With `offer`, the one of this
  /// number and no other that may have replaced it meanwhile.
  ///
  /// Throws `blocked`, `nothingToAccept`, `othersTurn`, `unknownItem`, `priceInOtherCurrency`, `itemHeld` (also where
  /// this buyer holds the item already), `itemUnavailable`; the offers then stand as before.
  @discardableResult
  public func accept(in number: Int64, by userId: String, offer seen: Int64? = nil) throws -> Offer {
    try store.transaction {
      let (conversation, side) = try conversation(number, of: userId)
      try refuseIfBlocked(conversation)
      // One moment throughout: an offer that stands now must not have expired by the time the item is reserved.
      let moment = moment
      let offer = try standingOffer(
        of: conversation.userId(on: side.other), in: number, seen, at: moment, to: .accept,
        otherwise: .nothingToAccept)
      // The seller may have changed the currency since: the same number of another currency was never agreed on.
      try refuseOtherCurrency(offer.price, than: knownItem(conversation.itemId))
      try reserve(for: conversation, at: offer.price, by: userId)
      try endPendingOffer(of: userId, in: conversation, as: .withdrawn, at: moment)
      return try end(offer, as: .accepted, .accepted, in: conversation, by: userId, at: moment)
    }
  }

  /// Turns the other side's offer down; with `offer`, that one and no other. Throws `nothingToDecline`, `othersTurn`.
  @discardableResult
  public func decline(in number: Int64, by userId: String, offer seen: Int64? = nil) throws -> Offer {
    try store.transaction {
      let (conversation, side) = try conversation(number, of: userId)
      let moment = moment
      let offer = try standingOffer(
        of: conversation.userId(on: side.other), in: number, seen, at: moment, to: .decline,
        otherwise: .nothingToDecline)
      return try end(offer, as: .declined, .declined, in: conversation, by: userId, at: moment)
    }
  }

  /// Takes one's own offer back. Throws `nothingToWithdraw`, `othersTurn`.
  @discardableResult
  public func withdraw(in number: Int64, by userId: String) throws -> Offer {
    try store.transaction {
      let (conversation, _) = try conversation(number, of: userId)
      let moment = moment
      let offer = try standingOffer(
        of: userId, in: number, nil, at: moment, to: .withdraw, otherwise: .nothingToWithdraw)
      return try end(offer, as: .withdrawn, .withdrawn, in: conversation, by: userId, at: moment)
    }
  }

  /// The offers of a conversation that stand now: at most one of each side.
  public func standingOffers(in number: Int64, for userId: String) throws -> [Offer] {
    try store.snapshot {
      _ = try conversation(number, of: userId)
      return try standingOffers(in: number, at: moment)
    }
  }

  func standingOffers(in number: Int64, at moment: Date) throws -> [Offer] {
    try store.pendingOffers(in: number).filter { $0.state(at: moment) == .pending }
  }
}

extension ChatManager {
  /// The offer of a user, if it is the one that was seen; where only the other side has one, what was asked is not
  /// theirs to do.
  private func standingOffer(
    of userId: String, in number: Int64, _ seen: Int64?, at moment: Date, to answer: ChatError.OfferAnswer,
    otherwise nothing: ChatError
  ) throws -> Offer {
    let offers = try standingOffers(in: number, at: moment)
    if let offer = offers.first(where: { $0.byId == userId }) {
      guard offer.number == seen ?? offer.number else { throw nothing }
      return offer
    }
    throw offers.isEmpty ? nothing : ChatError.othersTurn(answer)
  }

  private func end(
    _ offer: Offer, as state: Offer.State, _ step: Message.OfferStep, in conversation: Conversation, by userId: String,
    at moment: Date
  ) throws -> Offer {
    var (offer, conversation) = (offer, conversation)
    offer.end(as: state, at: moment)
    try store.update(offer)
    try append(.offer(step, number: offer.number, price: offer.price), by: userId, to: &conversation, at: moment)
    return offer
  }

  /// Ends what is kept as pending of a user, whether it still stands or its time is over.
  private func endPendingOffer(
    of userId: String, in conversation: Conversation, as state: Offer.State, at moment: Date
  ) throws {
    for var offer in try store.pendingOffers(in: conversation.number) where offer.byId == userId {
      offer.end(as: state, at: moment)
      try store.update(offer)
    }
  }

  private func refuseOtherCurrency(_ price: Price, than item: any ItemSummary) throws {
    guard price.currencyCode == item.currencyCode else {
      throw ChatError.priceInOtherCurrency(item: item.currencyCode)
    }
  }

  private func reserve(for conversation: Conversation, at price: Price, by userId: String) throws {
    let itemId = conversation.itemId
    do {
      try items().reserve(
        itemId, buyerId: conversation.buyerId, priceMinorUnits: price.minorUnits, actorId: userId)
    } catch let refusal as any ItemRefusal {
      if refusal.isUnknownItem { throw ChatError.unknownItem(itemId) }
      guard refusal.isReserved || refusal.isSold else { throw ChatError.itemUnavailable(itemId: itemId) }
      throw try held(itemId, holderId: refusal.holderId, isSold: refusal.isSold)
    }
  }

  private func held(_ itemId: String, holderId: String?, isSold: Bool) throws -> ChatError {
    let holder = try holderId.map { try ChatError.Holder(id: $0, handle: users().user($0)?.handle) }
    return .itemHeld(itemId: itemId, holder: holder, isSold: isSold)
  }
}
