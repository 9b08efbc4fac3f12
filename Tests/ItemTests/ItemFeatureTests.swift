import ChatInterfaceMocks
import Foundation
import Item
import ItemInterface
import LegacyInterfaceMocks
import Mocking
import Testing
import UserInterfaceMocks

@Suite("Item, as other modules see it,")
struct ItemFeatureTests {
  let users = UserInterfaceMock.people()
  let legacy = LegacyInterfaceMock()
  let feature: ItemFeature

  init() throws {
    let users = users
    let legacy = legacy
    feature = ItemFeature(
      store: MemoryItemStore(), users: users, chat: ChatInterfaceMock.beaTalks(), legacy: legacy,
      now: { Date(timeIntervalSince1970: 1) })
    try feature.manager.add(.bike("Bike"), sellerId: "ana")
  }

  @Test("answers with items in the order of the ids")
  func order() throws {
    try feature.manager.add(.bike("Lamp"), sellerId: "ana")
    #expect(try feature.items(ids: ["2", "99", "x", "01", "1", "2"]).map(\.title) == ["Lamp", "Bike", "Lamp"])
    #expect(try feature.item("99") == nil)
  }

  @Test("pages what a seller offers or sold, newest first")
  func pages() throws {
    for title in ["Lamp", "Sofa", "Desk"] { try feature.manager.add(.bike(title), sellerId: "ana") }
    try feature.manager.sell(2, to: "bea", by: "ana")
    try feature.manager.remove(3, by: "ana")
    let first = try feature.items(sellerId: "ana", limit: 2, cursor: nil)
    #expect(first.items.map(\.title) == ["Desk", "Lamp"])
    let second = try feature.items(sellerId: "ana", limit: 2, cursor: first.nextCursor)
    #expect(second.items.map(\.title) == ["Bike"])
    #expect(second.nextCursor == nil)
  }

  @Test("reserves for a buyer once, and tells who holds the item")
  func reservation() throws {
    try feature.reserve("1", buyerId: "bea", priceMinorUnits: 5_00, actorId: "bea")
    let item = try #require(try feature.item("1"))
    #expect(item.isReserved(for: "bea") && !item.isReserved(for: "carl") && !item.isAvailable)
    #expect(item.agreedPriceMinorUnits == 5_00)
    let refusal = try #require(throws: ItemError.self) {
      try feature.reserve("1", buyerId: "carl", priceMinorUnits: 6_00, actorId: "ana")
    }
    #expect(refusal.isReserved && refusal.holderId == "bea")
  }

  @Test("marks an item sold once, with one deal")
  func sale() throws {
    try feature.reserve("1", buyerId: "bea", priceMinorUnits: 5_00, actorId: "ana")
    try feature.markSold("1", buyerId: "bea", actorId: "bea")
    try feature.markSold("1", buyerId: "bea", actorId: "bea")
    #expect(users.onRecordDeal.calls.map(\.priceMinorUnits) == [5_00])
    let refusal = try #require(throws: ItemError.self) {
      try feature.markSold("1", buyerId: "carl", actorId: "ana")
    }
    #expect(refusal.isSold && refusal.holderId == "bea")
    #expect(throws: ItemError.sold(item: 1, holder: .bea)) { try feature.release("1", actorId: "ana") }
  }

  @Test("does not let a buyer alone say that an item was sold to them")
  func saleByTheBuyer() throws {
    #expect(throws: ItemError.notReserved(item: 1)) { try feature.markSold("1", buyerId: "bea", actorId: "bea") }
    #expect(users.onRecordDeal.calls.isEmpty)
    try feature.markSold("1", buyerId: "bea", actorId: "ana")
    #expect(users.onRecordDeal.calls.map(\.priceMinorUnits) == [10_00])
  }

  @Test("refuses a third person")
  func thirdPerson() throws {
    let refusal = ItemError.notParty(item: 1)
    #expect(throws: refusal) {
      try feature.reserve("1", buyerId: "bea", priceMinorUnits: 5_00, actorId: "carl")
    }
    try feature.reserve("1", buyerId: "bea", priceMinorUnits: 5_00, actorId: "bea")
    #expect(throws: refusal) { try feature.release("1", actorId: "carl") }
    #expect(throws: refusal) { try feature.markSold("1", buyerId: "bea", actorId: "carl") }
  }

  @Test("knows no item by a text that it did not give out", arguments: ["99", "01", "+1", "one", ""])
  func unknown(id: String) throws {
    let refusal = try #require(throws: ItemError.self) { try feature.release(id, actorId: "ana") }
    #expect(refusal.isUnknownItem)
    #expect(throws: ItemError.unknownItem(id)) { try feature.showItem(id) }
  }

  @Test("shows an item by a route")
  func route() throws {
    try feature.showItem("1")
    #expect(legacy.onPresent.calls.map(\.route) == ["marketplace://item/1"])
  }
}
