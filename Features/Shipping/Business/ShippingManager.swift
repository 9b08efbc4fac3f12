public import ChatInterface
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import ItemInterface
public import UserInterface

/// All that can be done with shipments. Checks who may do it: every function takes the id of who asks.
///
/// Synchronous, and safe to call from any thread. Besides what each function says, errors of the store pass through.
public struct ShippingManager: Sendable {
  /// The carriers whose numbers are known.
  public let catalogue: CarrierCatalogue

  let store: any ShippingStore
  let items: @Sendable () -> any ItemInterface
  let users: @Sendable () -> any UserInterface
  let chat: @Sendable () -> any ChatInterface
  let wording: any ArrivalWording
  private let now: @Sendable () -> Date

  /// A manager on a store. The lazies are first called when a function needs them. `wording` tells
  /// conversations of arrivals; `now` is the clock.
  public init(
    store: any ShippingStore,
    items: @autoclosure @escaping @Sendable () -> any ItemInterface,
    users: @autoclosure @escaping @Sendable () -> any UserInterface,
    chat: @autoclosure @escaping @Sendable () -> any ChatInterface,
    wording: any ArrivalWording,
    catalogue: CarrierCatalogue = .standard,
    now: @escaping @Sendable () -> Date
  ) {
    self.store = store
    self.items = items
    self.users = users
    self.chat = chat
    self.wording = wording
    self.catalogue = catalogue
    self.now = now
  }

  /// Now, in the whole milliseconds that are stored.
  var moment: Date { now().roundedToMilliseconds }

  /// A parcel with its timeline, for its seller and its buyer. Throws `ShippingError`.
  public func track(_ number: Int64, by userId: String) throws -> TrackedShipment {
    try store.snapshot { try tracked(shipment(number, of: userId)) }
  }

  /// The shipment with a number, where a user is one of its two parties.
  func shipment(_ number: Int64, of userId: String) throws -> Shipment {
    guard let shipment = try store.shipment(number) else { throw ShippingError.unknownShipment(number) }
    guard shipment.involves(userId) else { throw ShippingError.notParty(shipment: number) }
    return shipment
  }

  func tracked(_ shipment: Shipment) throws -> TrackedShipment {
    let events = try store.events(of: [shipment.number])
    return TrackedShipment(shipment, events: events[shipment.number] ?? [], catalogue: catalogue)
  }

  /// Shipments with their events: one query for all.
  func tracked(_ shipments: [Shipment]) throws -> [TrackedShipment] {
    let events = try store.events(of: shipments.map(\.number))
    return shipments.map { TrackedShipment($0, events: events[$0.number] ?? [], catalogue: catalogue) }
  }
}
