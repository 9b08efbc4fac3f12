import Item
import Testing

@Suite("A draft")
struct DraftTests {
  private let manager = Market().manager

  @Test("is kept for the one who writes it, until it is thrown away")
  func keeping() throws {
    try manager.keepDraft(SaleDraft(title: "Bike"), of: "ana")
    try manager.keepDraft(SaleDraft(title: "Bike", price: "12,x"), of: "ana")
    #expect(try manager.draft(of: "ana") == SaleDraft(title: "Bike", price: "12,x"))
    #expect(try manager.draft(of: "bea") == nil)
    try manager.discardDraft(of: "ana")
    #expect(try manager.draft(of: "ana") == nil)
  }

  @Test("is none where nothing is written in it")
  func empty() throws {
    try manager.keepDraft(SaleDraft(title: "Bike"), of: "ana")
    try manager.keepDraft(SaleDraft(title: " \n", currency: "EUR"), of: "ana")
    #expect(try manager.draft(of: "ana") == nil)
  }

  @Test("is done with once its item is on sale, and stays where that is refused")
  func publishing() throws {
    try manager.keepDraft(SaleDraft(title: "Bike"), of: "ana")
    #expect(throws: ItemError.invalid(.title, .empty)) { try manager.publish(.bike(""), sellerId: "ana") }
    #expect(try manager.draft(of: "ana") != nil)
    #expect(try manager.publish(.bike("Bike"), sellerId: "ana").number == 1)
    #expect(try manager.draft(of: "ana") == nil)
  }

  @Test("has a fault for each field that is wrong")
  func faults() {
    let details = ListingDetails(
      title: "", price: .amount(0), currencyCode: "EUR", category: String(repeating: "x", count: 61), place: "Porto")
    #expect(
      details.faults == [.title: .empty, .price: .notPositive, .category: .tooLong(limit: 60)])
    #expect(ListingDetails.bike("Bike").faults.isEmpty)
  }
}
