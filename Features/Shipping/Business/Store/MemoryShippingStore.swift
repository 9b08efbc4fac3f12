import Synchronization

/// Shipments in memory, for tests and examples. Nothing survives it, and its queries look at everything.
///
/// The outermost transaction holds the store for itself while other threads wait; one that throws leaves no trace.
public final class MemoryShippingStore: ShippingStore {
  private struct State {
    var shipments: [Shipment] = []
    var numbers: [Parcel: Int64] = [:]
    var events: [Int64: [TrackingEvent]] = [:]

    /// Nothing is ever removed, so the shipment with number n stands at n - 1.
    func shipment(_ number: Int64) -> Shipment? {
      guard let number = Int(exactly: number), number > 0, number <= shipments.count else { return nil }
      return shipments[number - 1]
    }
  }

  private struct Parcel: Hashable {
    let itemId: String
    let buyerId: String
  }

  /// What a disk refuses as well: what is there already, or belongs to what is not there.
  private struct Misfit: Error {}

  /// The stores whose transactions surround the current task.
  @TaskLocal private static var entered: Set<ObjectIdentifier> = []

  private let gate = Mutex<Void>(())
  private let state = Mutex(State())

  /// An empty store.
  public init() {}

  /// Runs `body` alone, and undoes what it did where it throws.
  public func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    let id = ObjectIdentifier(self)
    if Self.entered.contains(id) { return try undoing(body) }
    return try gate.withLock { _ in
      try Self.$entered.withValue(Self.entered.union([id])) { try undoing(body) }
    }
  }

  /// Runs `body` alone.
  public func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try transaction(body)
  }

  private func undoing<T>(_ body: () throws -> T) throws -> T {
    let before = state.withLock(\.self)
    do {
      return try body()
    } catch {
      state.withLock { $0 = before }
      throw error
    }
  }

  private func access<T: Sendable>(_ body: (inout State) throws -> T) throws -> T {
    try transaction { try state.withLock { try body(&$0) } }
  }

  /// Adds a shipment and assigns its number.
  public func insertShipment(_ label: ShippingLabel) throws -> Shipment {
    try access { state in
      let parcel = Parcel(itemId: label.itemId, buyerId: label.buyerId)
      guard state.numbers[parcel] == nil else { throw Misfit() }
      let shipment = Shipment(number: Int64(state.shipments.count) + 1, label: label)
      state.shipments.append(shipment)
      state.numbers[parcel] = shipment.number
      return shipment
    }
  }

  /// The shipment with this number.
  public func shipment(_ number: Int64) throws -> Shipment? {
    try access { $0.shipment(number) }
  }

  /// The shipment of an item to a buyer.
  public func shipment(itemId: String, buyerId: String) throws -> Shipment? {
    try access { state in
      state.numbers[Parcel(itemId: itemId, buyerId: buyerId)].flatMap { state.shipment($0) }
    }
  }

  /// What a user sends or receives, the newest first.
  public func shipments(of userId: String, as role: ShipmentRole?, before: Int64?, limit: Int) throws -> [Shipment] {
    try access { state in
      let wanted = state.shipments.filter { shipment in
        guard let own = ShipmentRole(of: userId, in: shipment) else { return false }
        return own == role ?? own && shipment.number < before ?? .max
      }
      return Array(wanted.reversed().prefix(limit))
    }
  }

  /// Adds an event to a shipment.
  public func insertEvent(_ event: TrackingEvent, shipment: Int64) throws {
    try access { state in
      guard state.shipment(shipment) != nil else { throw Misfit() }
      state.events[shipment, default: []].append(event)
    }
  }

  /// The events of these shipments, each in the order in which they were added.
  public func events(of shipments: [Int64]) throws -> [Int64: [TrackingEvent]] {
    try access { state in
      let wanted = Set(shipments)
      return state.events.filter { wanted.contains($0.key) }
    }
  }
}
