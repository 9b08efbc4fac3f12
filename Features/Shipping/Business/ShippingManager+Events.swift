import ChatInterface
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import ItemInterface
import UserInterface

extension ShippingManager {
  /// The longest place and note of an event, in characters.
  public static let maximumTextLength = 200

  /// How far a carrier's clock may be ahead of ours.
  static let clockTolerance: TimeInterval = 60 * 60

  /// Adds what the carrier reports; `at` is now where it is nil. Only the seller enters it.
  ///
  /// A delivery makes the item sold, finishes the deal and tells the conversation, all with the event or not at all. It
  /// is refused where the item is no longer held for the buyer. An event that is known already changes nothing.
  /// Throws `ShippingError`.
  public func record(
    _ status: ShipmentStatus, at: Date? = nil, place: String? = nil, note: String? = nil, shipment number: Int64,
    by userId: String
  ) throws -> EventOutcome {
    try store.transaction {
      let shipment = try shipment(number, of: userId)
      guard shipment.label.sellerId == userId else { throw ShippingError.notSeller(shipment: number) }
      guard status != .received else { throw ShippingError.statusOfBuyer(status) }
      let event = TrackingEvent(
        status: status, at: at?.roundedToMilliseconds ?? moment, place: try Self.text(place, field: "place"),
        note: try Self.text(note, field: "note"))
      guard event.at <= moment.addingTimeInterval(Self.clockTolerance) else {
        throw ShippingError.eventInFuture(event.at)
      }
      return try add(event, to: shipment, by: userId)
    }
  }

  /// The buyer has the parcel: makes the item sold, finishes the deal and tells the conversation, or changes nothing.
  /// Where the buyer received it already, nothing happens. Throws `ShippingError`.
  public func receive(_ number: Int64, by userId: String) throws -> EventOutcome {
    try store.transaction {
      let shipment = try shipment(number, of: userId)
      guard shipment.label.buyerId == userId else { throw ShippingError.notBuyer(shipment: number) }
      let tracked = try tracked(shipment)
      guard !tracked.timeline.contains(where: { $0.status == .received }) else {
        return EventOutcome(shipment: tracked, isNew: false, finishesSale: false)
      }
      let event = TrackingEvent(status: .received, at: moment, place: nil, note: nil)
      return try add(event, to: shipment, by: userId)
    }
  }

  private func add(_ event: TrackingEvent, to shipment: Shipment, by userId: String) throws -> EventOutcome {
    let before = try tracked(shipment)
    guard !before.timeline.contains(where: { $0.isSame(as: event) }) else {
      return EventOutcome(shipment: before, isNew: false, finishesSale: false)
    }
    try store.insertEvent(event, shipment: shipment.number)
    // The first arrival finishes the sale. Whatever happens later, and whatever becomes known later, leaves it finished.
    let finishesSale = event.status.isArrival && !before.hasArrived
    if finishesSale { try finishSale(of: shipment, by: userId, event: event) }
    return EventOutcome(shipment: try tracked(shipment), isNew: true, finishesSale: finishesSale)
  }

  private func finishSale(of shipment: Shipment, by userId: String, event: TrackingEvent) throws {
    let label = shipment.label
    guard let item = try items().item(label.itemId) else { throw ShippingError.unknownItem(label.itemId) }
    guard item.isReserved(for: label.buyerId) || item.isSold(to: label.buyerId) else {
      throw ShippingError.itemNoLongerHeld(shipment: shipment.number, itemId: label.itemId)
    }
    do {
      try items().markSold(label.itemId, buyerId: label.buyerId, actorId: userId)
    } catch let refusal as any ItemRefusal {
      throw refusal.isUnknownItem
        ? ShippingError.unknownItem(label.itemId)
        : .itemNoLongerHeld(shipment: shipment.number, itemId: label.itemId)
    }
    let arrival = Arrival(
      shipment: shipment.number, isReceived: event.status == .received, witness: try users().user(userId)?.handle,
      itemTitle: item.title)
    try tell(arrival, about: label)
  }

  private func tell(_ arrival: Arrival, about label: ShippingLabel) throws {
    let chat = chat()
    do {
      let conversation =
        try chat.conversation(itemId: label.itemId, buyerId: label.buyerId)
        ?? chat.createConversation(userId: label.buyerId, itemId: label.itemId)
      try chat.postSystemMessage(wording.texts(of: arrival), conversationId: conversation)
    } catch let refusal as any ChatRefusal where refusal.isBlocked {
      // Where one blocks the other and they never talked, there is nowhere to say it. The parcel still arrived.
    }
  }

  private static func text(_ text: String?, field: String) throws(ShippingError) -> String? {
    guard let text else { return nil }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw .controlCharacter(field: field)
    }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard words.count <= maximumTextLength else { throw .textTooLong(field: field, limit: maximumTextLength) }
    return words.isEmpty ? nil : words
  }
}

/// What an event changed.
public struct EventOutcome: Sendable, Equatable {
  /// The parcel as it is now.
  public let shipment: TrackedShipment

  /// Whether the event was unknown before.
  public let isNew: Bool

  /// Whether it made the item sold.
  public let finishesSale: Bool
}
