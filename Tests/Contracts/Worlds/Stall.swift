import ChatInterface
import ItemInterface
import Testing

/// A market where ana sells a bike, and ben and chloe look at it.
struct Stall {
  static let askingPrice: Int64 = 120_00

  let world: any World
  let ana: String
  let ben: String
  let chloe: String
  let bike: String

  init(_ implementation: Implementation) throws {
    try self.init(in: implementation.makeWorld())
  }

  init(in world: any World) throws {
    self.world = world
    ana = try world.addPerson("ana")
    ben = try world.addPerson("ben")
    chloe = try world.addPerson("chloe")
    bike = try world.addItem(of: ana, priceMinorUnits: Self.askingPrice)
  }

  func item() throws -> any ItemSummary {
    try #require(try world.items.item(bike))
  }

  func reserve(for buyerId: String, price: Int64 = 100_00) throws {
    try world.items.reserve(bike, buyerId: buyerId, priceMinorUnits: price, actorId: ana)
  }

  func sell(to buyerId: String) throws {
    try world.items.markSold(bike, buyerId: buyerId, actorId: ana)
  }
}

/// Ids that nobody has in a market with at most nine of everything; the first is not how a number is written.
let unknownIds = ["01", "0", "99", "-1", "", " 1", "x", "9223372036854775808"]

/// Why Item refused what `body` does.
func itemRefusal(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) throws -> any ItemRefusal {
  let error = #expect(throws: (any Error).self, sourceLocation: sourceLocation) { try body() }
  return try #require(error as? any ItemRefusal, sourceLocation: sourceLocation)
}

/// Why Chat refused what `body` does.
func chatRefusal(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) throws -> any ChatRefusal {
  let error = #expect(throws: (any Error).self, sourceLocation: sourceLocation) { try body() }
  return try #require(error as? any ChatRefusal, sourceLocation: sourceLocation)
}
