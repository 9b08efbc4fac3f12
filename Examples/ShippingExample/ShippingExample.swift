import ExampleSupport
import ItemInterfaceMocks
import Shipping
import ShippingPresentation

let shippingExample = Example(
  "ShippingExample", summary: "Shipping alone, in a canned world", tour: shippingTour, scenarios: shippingScenarios
) { world in
  let store = MemoryShippingStore()
  try fill(store, from: world.market)
  let manager = ShippingManager(
    store: store, items: world.items, users: world.users, chat: world.chat, wording: LocalizedArrivalWording()
  ) { [clock = world.clock] in clock.now }
  let commands = ShippingCommands(manager: manager, items: world.items, users: world.users)
  return ExampleFeature(commands: commands.group) { schedulers in
    ShippingCoordinator(manager: manager, items: world.items, users: world.users, schedulers: schedulers)
  }
}

/// Sends what a market sold or holds by parcel again, under Shipping's own rules: the sewing machine, which arrived, and
/// the camera, which is on its way. The guitar waits for its parcel.
private func fill(_ store: MemoryShippingStore, from market: CannedMarket) throws {
  let past = CannedWorld(market.beforeSales)
  let manager = ShippingManager(
    store: store, items: past.items, users: past.users, chat: past.chat, wording: LocalizedArrivalWording()
  ) { past.clock.now }
  let parcels = [(item: "5", number: "RR123456785FR"), (item: "4", number: "RR876543216JP")]
  for parcel in parcels {
    guard let item = market.items.first(where: { $0.id == parcel.item }), let buyerId = item.holderId else { continue }
    try past.clock.rewound(by: .seconds(item.isSold ? 6 * 86_400 : 86_400)) {
      try past.items.reserve(
        item.id, buyerId: buyerId, priceMinorUnits: item.priceMinorUnits, actorId: item.sellerId)
      let shipment = try manager.ship(
        itemId: item.id, trackingNumber: parcel.number, carrier: nil, by: item.sellerId
      ).shipment.number
      past.clock.advance(by: .seconds(3_600))
      _ = try manager.record(.accepted, shipment: shipment, by: item.sellerId)
      past.clock.advance(by: .seconds(40_000))
      _ = try manager.record(.inTransit, place: "Paris", shipment: shipment, by: item.sellerId)
      guard item.isSold else { return }
      past.clock.advance(by: .seconds(80_000))
      _ = try manager.receive(shipment, by: buyerId)
    }
  }
}
