import Records
import Shipping

/// How programs see parcels.
extension JoinedShipment {
  var json: JSONValue {
    [
      "number": .number(number), "item": .id(label.itemId), "title": .text(title), "seller": .text(seller),
      "buyer": .text(buyer), "carrier": .string(label.carrier), "service": .string(label.service),
      "trackingNumber": .string(label.trackingNumber), "url": .text(tracked.url), "status": .string(status.rawValue),
      "createdAt": .time(label.createdAt), "events": .array(tracked.timeline.map(\.json)),
    ]
  }
}

extension TrackingEvent {
  fileprivate var json: JSONValue {
    ["status": .string(status.rawValue), "at": .time(at), "place": .text(place), "note": .text(note)]
  }
}
