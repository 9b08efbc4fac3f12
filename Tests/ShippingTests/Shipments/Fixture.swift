import ChatInterfaceMocks
import ItemInterfaceMocks
import Mocking
import Shipping
import Synchronization
import UserInterfaceMocks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Item 1 of `seller`, reserved for `buyer`, and a clock that stands at 1,000,000 seconds until it is set.
final class Fixture: Sendable {
  static let upsNumber = "1Z31ABYZ03E7182815"

  let items = ItemInterfaceMock()
  let chat = ChatInterfaceMock()
  let store = MemoryShippingStore()
  private let seconds = Mutex(1_000_000.0)

  var manager: ShippingManager {
    ShippingManager(
      store: store, items: self.items, users: UserInterfaceMock.everybody(), chat: self.chat, wording: TwoLanguages()
    ) { self.now }
  }

  init() {
    items.onItem.performs { $0 == "1" ? ItemSummaryMock.bicycle(reservedFor: "buyer") : nil }
    chat.onCreateConversation.returns("7")
  }

  var now: Date { Self.time(seconds.withLock { $0 }) }

  func setClock(_ value: Double) { seconds.withLock { $0 = value } }

  static func time(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  /// Ships item 1 and returns the number of the shipment.
  @discardableResult
  func ship() throws -> Int64 {
    try manager.ship(itemId: "1", trackingNumber: Self.upsNumber, carrier: nil, by: "seller").shipment.number
  }

  /// Ships items 1 to `count`, in parcels of the same numbers.
  func shipMany(_ count: Int) throws {
    for item in 1...count {
      let label = ShippingLabel(
        itemId: "\(item)", sellerId: "seller", buyerId: "buyer", carrier: "ups", service: "UPS",
        trackingNumber: Self.upsNumber, createdAt: now)
      _ = try store.insertShipment(label)
    }
  }
}

/// Tells arrivals in few words.
struct TwoLanguages: ArrivalWording {
  func texts(of arrival: Arrival) -> [String: String] {
    let (number, title, witness) = (arrival.shipment, arrival.itemTitle, arrival.witness ?? "–")
    return [
      "en": "\(title) in \(number) \(arrival.isReceived ? "received" : "delivered"): \(witness)",
      "pt-BR": "\(title) em \(number) \(arrival.isReceived ? "recebido" : "entregue"): \(witness)",
    ]
  }
}
