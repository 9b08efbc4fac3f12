import Foundation
import Item
import Mocking
import Testing
import UserInterfaceMocks

@Suite("A sale by hand")
struct SaleTests {
  let market = Market()
  var manager: ItemManager { market.manager }

  @Test("goes from available to reserved to sold, and says who did what and when")
  func history() throws {
    let number = try market.add("Bike").number
    try manager.reserve(number, for: "bea", priceMinorUnits: 9_00, by: "ana")
    try manager.release(number, by: "ana")
    try manager.sell(number, to: "carl", priceMinorUnits: 8_00, by: "ana")
    let history = try manager.view(number, by: "ana").history
    #expect(
      history.map(\.status) == [
        .available, .reserved(.init(buyerId: "bea", priceMinorUnits: 9_00)), .available,
        .sold(.init(buyerId: "carl", priceMinorUnits: 8_00)),
      ])
    #expect(history.allSatisfy { $0.actorId == "ana" })
    #expect(history.map(\.at.timeIntervalSince1970) == [1, 2, 3, 4])
  }

  @Test("finishes the deal at the agreed price")
  func deal() throws {
    let number = try market.add("Bike").number
    try manager.reserve(number, for: "bea", priceMinorUnits: 9_00, by: "ana")
    try manager.sell(number, to: "bea", by: "ana")
    let deal = try #require(market.users.onRecordDeal.calls.first)
    #expect([deal.itemId, deal.sellerId, deal.buyerId, deal.currencyCode] == ["1", "ana", "bea", "EUR"])
    #expect(deal.priceMinorUnits == 9_00)
  }

  @Test("on the spot costs what was asked")
  func askingPrice() throws {
    let number = try market.add("Bike", price: 7_00).number
    try manager.sell(number, to: "bea", by: "ana")
    #expect(market.users.onRecordDeal.calls.map(\.priceMinorUnits) == [7_00])
  }

  @Test("whose deal cannot be recorded leaves the item as it was")
  func atomicity() throws {
    let number = try market.add("Bike").number
    market.users.onRecordDeal.throws(DiskFull())
    #expect(throws: DiskFull.self) { try manager.sell(number, to: "bea", by: "ana") }
    #expect(try manager.listing(number).isAvailable)
    #expect(try manager.view(number, by: "ana").history.count == 1)
  }

  @Test("is the seller's to make", arguments: ["bea", "carl"])
  func seller(actor: String) throws {
    let number = try market.add("Bike").number
    let refusal = ItemError.notSeller(item: number)
    #expect(throws: refusal) { try manager.reserve(number, for: "bea", by: actor) }
    #expect(throws: refusal) { try manager.release(number, by: actor) }
    #expect(throws: refusal) { try manager.sell(number, to: "bea", by: actor) }
    #expect(throws: refusal) { try manager.remove(number, by: actor) }
    #expect(throws: refusal) { try manager.edit(number, by: actor) { $0.title = "Mine" } }
  }

  @Test("of a held item is refused with its holder")
  func held() throws {
    let number = try market.add("Bike").number
    try manager.reserve(number, for: "bea", by: "ana")
    let refusal = ItemError.reserved(item: number, holder: .bea)
    #expect(throws: refusal) { try manager.reserve(number, for: "carl", by: "ana") }
    #expect(throws: refusal) { try manager.sell(number, to: "carl", by: "ana") }
    #expect(throws: refusal) { try manager.remove(number, by: "ana") }
    #expect(throws: refusal) { try manager.edit(number, by: "ana") { $0.price = .amount(1) } }
    try manager.edit(number, by: "ana") { $0.title = "Better bike" }
    #expect(try manager.listing(number).title == "Better bike")
  }

  @Test("is final")
  func sold() throws {
    let number = try market.add("Bike").number
    try manager.sell(number, to: "bea", by: "ana")
    let refusal = ItemError.sold(item: number, holder: .bea)
    #expect(throws: refusal) { try manager.reserve(number, for: "carl", by: "ana") }
    #expect(throws: refusal) { try manager.release(number, by: "ana") }
    #expect(throws: refusal) { try manager.sell(number, to: "bea", by: "ana") }
    #expect(throws: refusal) { try manager.remove(number, by: "ana") }
    #expect(throws: refusal) { try manager.edit(number, by: "ana") { $0.title = "Other" } }
    #expect(market.users.onRecordDeal.calls.count == 1)
  }

  @Test(
    "needs a buyer who may buy",
    arguments: [
      ("ana", .ownItem(item: 1)), ("dan", .blocked(userId: "dan")), ("nobody", .unknownUser("nobody")),
    ] as [(String, ItemError)])
  func buyer(id: String, refusal: ItemError) throws {
    let number = try market.add("Bike").number
    #expect(throws: refusal) { try manager.reserve(number, for: id, by: "ana") }
    #expect(throws: refusal) { try manager.sell(number, to: id, by: "ana") }
    #expect(try manager.listing(number).isAvailable)
  }

  @Test("cannot be at less than nothing")
  func negativePrice() throws {
    let number = try market.add("Bike").number
    #expect(throws: ItemError.invalid(.price, .notPositive)) {
      try manager.reserve(number, for: "bea", priceMinorUnits: -1, by: "ana")
    }
  }

  @Test("cannot be of an item that nobody holds, or that is not there")
  func unknown() throws {
    let number = try market.add("Bike").number
    #expect(throws: ItemError.notReserved(item: number)) { try manager.release(number, by: "ana") }
    #expect(throws: ItemError.unknownItem("99")) { try manager.reserve(99, for: "bea", by: "ana") }
  }
}
