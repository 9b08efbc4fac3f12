import ItemInterface

extension UserManager {
  /// Records a finished deal, after which each side may write one review. The deal of an item and a buyer that is known
  /// already stays as it is.
  ///
  /// Throws `UserError.unknownUser`, and `withOneself` where seller and buyer are one.
  public func recordDeal(_ terms: DealTerms) throws {
    guard terms.seller != terms.buyer else { throw UserError.withOneself(.deal) }
    try store.transaction {
      if try store.deal(itemId: terms.itemId, buyer: terms.buyer) != nil { return }
      _ = try person(number: terms.seller)
      _ = try person(number: terms.buyer)
      _ = try store.addDeal(terms, finished: moment)
    }
  }

  /// Writes a review about the other side of a finished deal, found by the item, by the other's handle, or by both.
  ///
  /// Throws `UserError` without a finished deal, for somebody else's, for a second review, and where a handle alone leaves
  /// several deals to choose from.
  public func review(_ draft: ReviewDraft, by actor: Int64) throws -> WrittenReview {
    guard Review.ratings.contains(draft.rating) else { throw UserError.invalidRating(draft.rating) }
    let text = try AccountText.reviewText.validated(draft.text)
    return try store.transaction {
      let author = try person(number: actor)
      let deal = try dealToReview(draft.scope, actor: actor)
      guard let subject = deal.counterpart(of: actor) else { throw UserError.notYourDeal(.item(deal.terms.itemId)) }
      let review = Review(
        deal: deal.number, author: actor, subject: subject, rating: draft.rating, text: text, written: moment)
      try store.addReview(review)
      return WrittenReview(review: review, author: author, itemId: deal.terms.itemId)
    }
  }

  private func dealToReview(_ scope: ReviewScope, actor: Int64) throws -> Deal {
    switch scope {
    case .item(let itemId):
      return try dealToReview(itemId: itemId, actor: actor, with: nil)
    case .both(let handle, let itemId):
      return try dealToReview(itemId: itemId, actor: actor, with: try counterpart(handle, actor: actor))
    case .person(let handle):
      return try dealToReview(with: try counterpart(handle, actor: actor), actor: actor)
    }
  }

  private func counterpart(_ handle: String, actor: Int64) throws -> Person {
    let other = try person(handle: handle)
    if other.number == actor { throw UserError.withOneself(.review) }
    return other
  }

  private func dealToReview(itemId: String, actor: Int64, with other: Person?) throws -> Deal {
    let deals = try store.deals(itemId: itemId)
    if deals.isEmpty {
      guard try items().item(itemId) != nil else { throw UserError.unknownItem(itemId) }
      throw UserError.noFinishedDeal(.item(itemId))
    }
    let own = deals.filter { deal in
      deal.counterpart(of: actor).map { other == nil || $0 == other?.number } ?? false
    }
    guard !own.isEmpty else { throw UserError.notYourDeal(.item(itemId)) }
    // One item is dealt to one buyer once, but another buyer is another deal: the latest that waits for a review is meant.
    guard let deal = try unreviewed(own, by: actor).last else { throw UserError.alreadyReviewed(.item(itemId)) }
    return deal
  }

  private func dealToReview(with other: Person, actor: Int64) throws -> Deal {
    let handle = other.account.handle
    let deals = try store.deals(between: actor, and: other.number)
    if deals.isEmpty {
      throw try store.hasDeals(other.number)
        ? UserError.notYourDeal(.person(handle)) : UserError.noFinishedDeal(.person(handle))
    }
    let waiting = try unreviewed(deals, by: actor)
    guard let deal = waiting.first else { throw UserError.alreadyReviewed(.person(handle)) }
    guard waiting.count == 1 else {
      throw UserError.severalDeals(with: handle, itemIds: waiting.map(\.terms.itemId))
    }
    return deal
  }

  private func unreviewed(_ deals: [Deal], by author: Int64) throws -> [Deal] {
    let reviewed = try store.reviewedDeals(deals.map(\.number), author: author)
    return deals.filter { !reviewed.contains($0.number) }
  }
}

/// A review before it is written.
public struct ReviewDraft: Hashable, Sendable {
  /// Which deal it is about.
  public let scope: ReviewScope

  /// 1 to 5.
  public let rating: Int

  /// 1 to 2,000 characters.
  public let text: String

  /// A draft whose limits are checked when it is written.
  public init(scope: ReviewScope, rating: Int, text: String) {
    self.scope = scope
    self.rating = rating
    self.text = text
  }
}

/// How a person names the deal that they review.
public enum ReviewScope: Hashable, Sendable {
  case item(String)
  case person(String)
  case both(handle: String, itemId: String)
}
