import Testing
import User
import UserInterface

struct ReviewTests {
  let market = Neighbourhood()
  let ana: Int64
  let bob: Int64
  let carol: Int64

  init() throws {
    let numbers = try market.people("ana", "bob", "carol")
    (ana, bob, carol) = (numbers[0], numbers[1], numbers[2])
  }

  @discardableResult
  private func review(_ scope: ReviewScope, rating: Int = 5, text: String = "Good", by actor: Int64) throws
    -> WrittenReview
  {
    try market.manager.review(ReviewDraft(scope: scope, rating: rating, text: text), by: actor)
  }

  @Test("Each side of a deal may write one review about the other")
  func bothSides() throws {
    try market.deal("1", seller: ana, buyer: bob)
    #expect(try review(.item("1"), by: bob).review.subject == ana)
    #expect(try review(.person("bob"), by: ana).review.subject == bob)
    #expect(throws: UserError.alreadyReviewed(.item("1"))) { try review(.item("1"), by: bob) }
    #expect(throws: UserError.alreadyReviewed(.person(try Handle("bob")))) { try review(.person("bob"), by: ana) }
  }

  @Test("Without a finished deal there is nothing to review")
  func noDeal() throws {
    #expect(throws: UserError.noFinishedDeal(.item("1"))) { try review(.item("1"), by: bob) }
    #expect(throws: UserError.unknownItem("77")) { try review(.item("77"), by: bob) }
    #expect(throws: UserError.noFinishedDeal(.person(try Handle("ana")))) { try review(.person("ana"), by: bob) }
  }

  @Test("A third person cannot review the deal of two others")
  func thirdPerson() throws {
    try market.deal("1", seller: ana, buyer: bob)
    #expect(throws: UserError.notYourDeal(.item("1"))) { try review(.item("1"), by: carol) }
    #expect(throws: UserError.notYourDeal(.person(try Handle("ana")))) { try review(.person("ana"), by: carol) }
    #expect(throws: UserError.notYourDeal(.item("1"))) {
      try review(.both(handle: "carol", itemId: "1"), by: bob)
    }
  }

  @Test("Several deals with one person are told apart by the item")
  func severalDeals() throws {
    try market.deal("1", seller: ana, buyer: bob)
    try market.deal("2", seller: bob, buyer: ana)
    #expect(throws: UserError.severalDeals(with: try Handle("ana"), itemIds: ["1", "2"])) {
      try review(.person("ana"), by: bob)
    }
    #expect(try review(.both(handle: "ana", itemId: "2"), by: bob).itemId == "2")
    #expect(try review(.person("ana"), by: bob).itemId == "1")
  }

  @Test("The same deal twice is one")
  func dealTwice() throws {
    try market.deal("1", seller: ana, buyer: bob)
    try market.deal("1", seller: ana, buyer: bob)
    #expect(try market.store.deals(itemId: "1").count == 1)
  }

  @Test("Nobody reviews themselves")
  func oneself() {
    #expect(throws: UserError.withOneself(.review)) { try review(.person("ana"), by: ana) }
  }

  @Test("A rating is 1 to 5", arguments: [Int.min, 0, 6, Int.max])
  func ratingRange(rating: Int) throws {
    try market.deal("1", seller: ana, buyer: bob)
    #expect(throws: UserError.invalidRating(rating)) { try review(.item("1"), rating: rating, by: bob) }
  }

  @Test("A review has 1 to 2,000 characters")
  func textLength() throws {
    try market.deal("1", seller: ana, buyer: bob)
    #expect(throws: UserError.invalidText(.reviewText, .empty)) { try review(.item("1"), text: " ", by: bob) }
    let longest = String(repeating: "é", count: 2_000)
    #expect(throws: UserError.invalidText(.reviewText, .tooLong)) {
      try review(.item("1"), text: longest + "é", by: bob)
    }
    #expect(try review(.item("1"), text: longest, by: bob).review.text == longest)
  }

  @Test(
    "Averages are exact, half a hundredth rounded up",
    arguments: [
      ([5, 5, 4], 467), ([1], 100), ([5, 4], 450), ([1, 1, 2], 133), ([4, 4, 4, 4, 4, 4, 4, 5], 413),
    ])
  func averages(ratings: [Int], hundredths: Int) {
    #expect(RatingTotals(sum: ratings.reduce(0, +), count: ratings.count).meanHundredths == hundredths)
  }

  @Test("A person's summary has the mean and count of their ratings")
  func summary() throws {
    try market.deal("1", seller: ana, buyer: bob)
    try market.deal("2", seller: ana, buyer: carol)
    try review(.item("1"), rating: 5, by: bob)
    try review(.item("2"), rating: 2, by: carol)
    let summary = try #require(try market.feature.user(String(ana)))
    #expect(summary.averageRating == 3.5)
    #expect(summary.ratingCount == 2)
    #expect(try market.feature.user(String(bob))?.averageRating == nil)
    #expect(try market.manager.profile(handle: "ana").reviews.map(\.author.handle) == ["carol", "bob"])
  }
}
