import Commands
import Shipping

/// How people see parcels.
extension JoinedShipment {
  /// `Parcel 1: Blue bicycle (item 4)`
  var heading: Text {
    let item: Text = title.map { "\($0) (item \(label.itemId))" } ?? "item \(label.itemId), which is gone"
    return "Parcel \(number, .strong): \(item)"
  }

  /// `Status of parcel 1: in-transit.`
  var sentence: Text { "Status of parcel \(number, .strong): \(statusText)." }

  /// All but its events.
  var lines: [Text] {
    var lines: [Text] = [
      heading, "From \(mention(seller)) to \(mention(buyer))",
      "\(label.service) \(label.trackingNumber, .accent)",
    ]
    if let url = tracked.url { lines.append("\(url, .faint)") }
    return lines + ["Created \(Text.minute(label.createdAt))", "Status: \(statusText)"]
  }

  /// Its events; nil before the first.
  var timeline: Table? {
    guard !tracked.timeline.isEmpty else { return nil }
    var table = Table(.text("TIME"), .text("STATUS"), .text("PLACE"), .shrinking("NOTE"))
    for event in tracked.timeline {
      table.add(.minute(event.at), "\(event.status.rawValue)", Text(event.place ?? ""), Text(event.note ?? ""))
    }
    return table
  }

  fileprivate var itemTitle: Text { Text(title ?? "item \(label.itemId)") }

  fileprivate var statusText: Text { "\(status.rawValue, status.style)" }
}

extension [JoinedShipment] {
  /// One line for each, as one of its two people sees it.
  func table(for userId: String) -> Table {
    var table = Table(
      .number("PARCEL"), .shrinking("ITEM"), .text("WITH"), .text("CARRIER"), .text("STATUS"), .text("SINCE"))
    for shipment in self {
      let isSeller = ShipmentRole(of: userId, in: shipment.tracked.shipment) == .seller
      table.add(
        "\(shipment.number)", shipment.itemTitle,
        isSeller ? "to \(mention(shipment.buyer))" : "from \(mention(shipment.seller))", Text(shipment.label.carrier),
        shipment.statusText, .minute(shipment.tracked.timeline.last?.at ?? shipment.label.createdAt))
    }
    return table
  }
}

extension ShipmentStatus {
  fileprivate var style: Style {
    switch self {
    case .delivered, .received: .good
    case .exception, .returned: .caution
    case .label, .accepted, .inTransit, .outForDelivery: .strong
    }
  }
}

/// A person as people address each other.
private func mention(_ handle: String?) -> Text {
  handle.map { "\("@\($0)", .accent)" } ?? "somebody"
}
