import ExampleSupport
import Item
import ItemPresentation
import Synchronization

let itemExample = Example(
  "ItemExample", summary: "Item alone, in a canned world", tour: itemTour, scenarios: itemScenarios
) { world in
  let store = MemoryItemStore()
  let references = References()
  try fill(store, from: world.market, references)
  let manager = ItemManager(
    store: store, users: world.users, chat: world.chat, now: { [clock = world.clock] in clock.now },
    makeReference: references.next)
  return ExampleFeature(
    commands: ItemCommands(manager: manager, users: world.users, legacy: world.legacy).group
  ) { schedulers in
    ItemCoordinator(
      manager: manager, users: world.users, chat: world.chat, legacy: world.legacy, schedulers: schedulers)
  }
}

/// References that are the same in every run.
private final class References: Sendable {
  private let count = Atomic<Int>(0)

  @Sendable func next() -> String { "reference-\(count.add(1, ordering: .relaxed).newValue)" }
}

/// Lets what is on sale in a market be put on sale and sold again under Item's own rules, one item a day.
private func fill(_ store: MemoryItemStore, from market: CannedMarket, _ references: References) throws {
  let past = CannedWorld(market.beforeSales)
  let manager = ItemManager(
    store: store, users: past.users, chat: past.chat, now: { past.clock.now }, makeReference: references.next)
  for (index, item) in market.items.enumerated() {
    try past.clock.rewound(by: .seconds((market.items.count - index) * 86_400)) {
      let price: AskingPrice = item.priceMinorUnits == 0 ? .free : .amount(item.priceMinorUnits)
      let details = ListingDetails(
        title: item.title, description: item.text, price: price, currencyCode: item.currencyCode,
        category: item.category, place: market.people.first { $0.id == item.sellerId }?.place)
      let number = try manager.add(details, sellerId: item.sellerId).number
      past.clock.advance(by: .seconds(3_600))
      try repeatSale(of: item, as: number, on: manager)
    }
  }
}

private func repeatSale(of item: CannedItem, as number: Int64, on manager: ItemManager) throws {
  switch item.status {
  case .available: break
  case .reserved(let buyerId, let price):
    try manager.reserve(number, for: buyerId, priceMinorUnits: price, by: item.sellerId)
  case .sold(let buyerId, let price):
    try manager.sell(number, to: buyerId, priceMinorUnits: price, by: item.sellerId)
  case .removed: try manager.remove(number, by: item.sellerId)
  }
}
