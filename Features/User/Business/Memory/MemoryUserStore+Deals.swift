#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MemoryUserStore {
  /// The deal of an item and a buyer.
  public func deal(itemId: String, buyer: Int64) throws -> Deal? {
    try access { state in state.deals.first { $0.terms.itemId == itemId && $0.terms.buyer == buyer } }
  }

  /// The deals of an item.
  public func deals(itemId: String) throws -> [Deal] {
    try access { state in state.deals.filter { $0.terms.itemId == itemId } }
  }

  /// The deals between two accounts.
  public func deals(between one: Int64, and other: Int64) throws -> [Deal] {
    try access { state in state.deals.filter { $0.counterpart(of: one) == other } }
  }

  /// Whether an account took part in any deal.
  public func hasDeals(_ account: Int64) throws -> Bool {
    try access { state in state.deals.contains { $0.counterpart(of: account) != nil } }
  }

  /// Adds a deal.
  public func addDeal(_ terms: DealTerms, finished: Date) throws -> Deal {
    try access { state in
      try state.require(terms.seller, terms.buyer)
      let isKnown = state.deals.contains { $0.terms.itemId == terms.itemId && $0.terms.buyer == terms.buyer }
      guard !isKnown else { throw Misfit() }
      let deal = Deal(number: Int64(state.deals.count + 1), terms: terms, finished: finished)
      state.deals.append(deal)
      return deal
    }
  }

  /// Those of these deals that an account reviewed.
  public func reviewedDeals(_ deals: [Int64], author: Int64) throws -> Set<Int64> {
    try access { state in
      Set(state.reviews.filter { $0.author == author }.map(\.deal)).intersection(deals)
    }
  }

  /// Adds a review.
  public func addReview(_ review: Review) throws {
    try access { state in
      try state.require(review.author, review.subject)
      let isKnown = state.reviews.contains { $0.deal == review.deal && $0.author == review.author }
      guard !isKnown, state.deals.contains(where: { $0.number == review.deal }) else { throw Misfit() }
      state.reviews.append(review)
    }
  }

  /// What was written about an account, newest first.
  public func reviews(about subject: Int64, limit: Int) throws -> [WrittenReview] {
    try access { state in
      state.reviews.reversed().filter { $0.subject == subject }.prefix(limit).compactMap { review in
        guard let author = state.accounts[review.author],
          let deal = state.deals.first(where: { $0.number == review.deal })
        else { return nil }
        return WrittenReview(review: review, author: state.person(author), itemId: deal.terms.itemId)
      }
    }
  }
}
