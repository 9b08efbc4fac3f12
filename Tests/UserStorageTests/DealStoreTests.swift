import Testing
import User

@Suite("Deals and reviews in every store")
struct DealStoreTests {
  @Test("A deal is found by its item and by its two sides", arguments: StoreKind.allCases)
  func deals(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob", "carol")
    let first = try store.addDeal("1", seller: 1, buyer: 2)
    let second = try store.addDeal("2", seller: 2, buyer: 1)
    #expect(try store.deal(itemId: "1", buyer: 2) == first)
    #expect(try store.deal(itemId: "1", buyer: 3) == nil)
    #expect(try store.deals(itemId: "2") == [second])
    let third = try store.addDeal("2", seller: 3, buyer: 2)
    #expect(try store.deals(itemId: "2") == [second, third])
    #expect(try store.deals(between: 2, and: 1) == [first, second])
    #expect(try store.deals(between: 1, and: 3).isEmpty)
    #expect(try store.hasDeals(2))
    #expect(try !store.hasDeals(4))
  }

  @Test("Ratings add up to exact totals", arguments: StoreKind.allCases)
  func totals(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob", "carol")
    try store.addReview(try store.addDeal("1", seller: 1, buyer: 2), author: 2, rating: 5)
    try store.addReview(try store.addDeal("2", seller: 1, buyer: 3), author: 3, rating: 2)
    #expect(try store.people(numbers: [1]).first?.ratings == RatingTotals(sum: 7, count: 2))
    #expect(try store.people(handles: [Handle("bob")]).first?.ratings == RatingTotals())
  }

  @Test("Reviews come newest first, with author and item", arguments: StoreKind.allCases)
  func reviews(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob", "carol")
    let first = try store.addDeal("1", seller: 1, buyer: 2)
    try store.addReview(first, author: 2, rating: 5, text: "Très bien")
    try store.addReview(first, author: 1, rating: 4)
    try store.addReview(try store.addDeal("2", seller: 1, buyer: 3), author: 3, rating: 2)
    let reviews = try store.reviews(about: 1, limit: 10)
    #expect(reviews.map(\.itemId) == ["2", "1"])
    #expect(reviews.map(\.author.account.handle) == [try Handle("carol"), try Handle("bob")])
    #expect(reviews.last?.author.ratings == RatingTotals(sum: 4, count: 1))
    #expect(reviews.last?.review.text == "Très bien")
    #expect(reviews.last?.review.written == Moment.first)
    #expect(try store.reviews(about: 1, limit: 1).map(\.itemId) == ["2"])
    #expect(try store.reviews(about: 1, limit: 0).isEmpty)
  }

  @Test("Of several deals those that somebody reviewed are told", arguments: StoreKind.allCases)
  func reviewed(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob")
    let first = try store.addDeal("1", seller: 1, buyer: 2)
    let second = try store.addDeal("2", seller: 1, buyer: 2)
    try store.addReview(first, author: 2, rating: 5)
    #expect(try store.reviewedDeals([first.number, second.number], author: 2) == [first.number])
    #expect(try store.reviewedDeals([first.number, second.number], author: 1).isEmpty)
    #expect(try store.reviewedDeals([], author: 2).isEmpty)
  }
}
