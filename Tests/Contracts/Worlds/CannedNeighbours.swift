import ChatInterface
import ItemInterface
import LegacyInterface
import UserInterface

@testable import ExampleSupport

/// The canned world of the examples, behind its mocks.
struct CannedNeighbours: World {
  private let world = CannedWorld(
    CannedMarket(people: [], items: [], conversations: [], deals: [], reviews: []))

  var chat: any ChatInterface { world.chat }
  var items: any ItemInterface { world.items }
  var users: any UserInterface { world.users }
  var legacy: any LegacyInterface { world.legacy }

  func addPerson(_ handle: String) throws -> String {
    let id = String(world.market.people.count + 1)
    world.shared.change { $0.people.append(CannedPerson(id, handle, handle)) }
    return id
  }

  func addItem(of sellerId: String, priceMinorUnits: Int64) throws -> String {
    let id = String(world.market.items.count + 1)
    world.shared.change { $0.items.append(CannedItem(id, "Something", of: sellerId, priceMinorUnits, "EUR")) }
    return id
  }

  func withdrawItem(_ id: String) throws {
    world.shared.change { market in
      for index in market.items.indices where market.items[index].id == id { market.items[index].status = .removed }
    }
  }

  func block(_ otherId: String, by userId: String) throws {
    world.block(userId, with: otherId)
  }

  func signIn(_ handle: String?) throws {
    world.signIn(handle)
  }

  func dealPrices(ofItem id: String) throws -> [Int64] {
    world.market.deals.filter { $0.itemId == id }.map(\.priceMinorUnits)
  }
}
