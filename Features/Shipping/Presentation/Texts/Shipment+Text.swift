import Presentation
import Shipping

extension JoinedShipment {
  /// What is in it.
  var subject: StyledText {
    title?.styled(.heading)
      ?? LocalizedString(ShippingText.unknownItem, ["id": .text(label.itemId)]).styled(.heading)
  }
}

extension ShipmentStatus {
  /// Where a parcel is; what wants attention does so by its words, too.
  var text: StyledText { LocalizedString(key).styled(role) }

  /// What such an event is called.
  var name: LocalizedString { LocalizedString(key) }

  private var role: Role {
    switch self {
    case .delivered, .received: .positive
    case .exception, .returned: .caution
    case .label, .accepted, .inTransit, .outForDelivery: .accent
    }
  }

  private var key: ShippingText {
    switch self {
    case .label: .statusLabel
    case .accepted: .statusAccepted
    case .inTransit: .statusInTransit
    case .outForDelivery: .statusOutForDelivery
    case .delivered: .statusDelivered
    case .exception: .statusException
    case .returned: .statusReturned
    case .received: .statusReceived
    }
  }
}
