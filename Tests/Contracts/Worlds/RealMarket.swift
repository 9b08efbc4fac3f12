import Chat
import ChatInterface
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Injection
import Item
import ItemInterface
import LegacyInterface
import Shipping
import Testing
import User
import UserInterface

@testable import marketplace

/// The features as the host wires them, on other ports.
struct RealMarket: World {
  let chatFeature: ChatFeature
  let itemFeature: ItemFeature
  let userFeature: UserFeature
  let shippingFeature: ShippingFeature
  let legacy: any LegacyInterface
  let ports: Ports

  var chat: any ChatInterface { chatFeature }
  var items: any ItemInterface { itemFeature }
  var users: any UserInterface { userFeature }

  private static let password = "a password"

  init(_ ports: Ports) throws {
    let container = DependencyContainer()
    let legacy = LegacyApp(environment: [:])
    container.register(MarketClock.self, dependency: MarketClock { Date(timeIntervalSince1970: 1_700_000_000) })
    container.register((any ChatStore).self, dependency: ports.chat)
    container.register((any ItemStore).self, dependency: ports.items)
    container.register((any UserStore).self, dependency: ports.users)
    container.register((any ShippingStore).self, dependency: ports.shipping)
    container.register(
      UserMachine.self,
      dependency: UserMachine(sessionFile: MemorySessionFile(), secrets: .open(), selectedHandle: { nil }))
    wireFeatures(container, legacy: legacy)
    (chatFeature, itemFeature, userFeature, shippingFeature) = try container.verify(
      providing: ChatFeature.self, ItemFeature.self, UserFeature.self, ShippingFeature.self)
    self.legacy = legacy
    self.ports = ports
  }

  func addPerson(_ handle: String) throws -> String {
    let card = try Card(displayName: handle)
    let person = try userFeature.manager.register(handle: handle, card: card, password: Self.password)
    _ = try userFeature.manager.logout()
    return person.id
  }

  func addItem(of sellerId: String, priceMinorUnits: Int64) throws -> String {
    let price: AskingPrice = priceMinorUnits == 0 ? .free : .amount(priceMinorUnits)
    let details = ListingDetails(title: "Something", price: price, currencyCode: "EUR")
    return try itemFeature.manager.add(details, sellerId: sellerId).id
  }

  func withdrawItem(_ id: String) throws {
    let number = try #require(Int64(id))
    try itemFeature.manager.remove(number, by: itemFeature.manager.listing(number).sellerId)
  }

  func block(_ otherId: String, by userId: String) throws {
    let other = try #require(try users.user(otherId))
    _ = try userFeature.manager.block(other.handle, by: #require(Int64(userId)))
  }

  func signIn(_ handle: String?) throws {
    if let handle {
      _ = try userFeature.manager.login(handle: handle, password: Self.password)
    } else {
      _ = try userFeature.manager.logoutAll()
    }
  }

  func dealPrices(ofItem id: String) throws -> [Int64] {
    try ports.users.deals(itemId: id).map(\.terms.priceMinorUnits)
  }
}
