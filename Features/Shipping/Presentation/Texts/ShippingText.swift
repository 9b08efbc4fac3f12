import Presentation

/// What Shipping's screens say.
enum ShippingText: String, TextKey {
  case parcelsTab = "shipping.parcels.tab", noParcels = "shipping.parcels.none"
  case toSend = "shipping.parcels.to-send"

  /// What is said of a parcel.
  case parcel = "shipping.parcel", people = "shipping.people", unknownItem = "shipping.unknown-item"
  case toPerson = "shipping.to", fromPerson = "shipping.from"

  case statusLabel = "shipping.status.label", statusAccepted = "shipping.status.accepted"
  case statusInTransit = "shipping.status.in-transit", statusOutForDelivery = "shipping.status.out-for-delivery"
  case statusDelivered = "shipping.status.delivered", statusException = "shipping.status.exception"
  case statusReturned = "shipping.status.returned", statusReceived = "shipping.status.received"

  case shipTitle = "shipping.ship.title", ship = "shipping.ship", shipPending = "shipping.ship.pending"
  case shipped = "shipping.ship.done"
  case trackingNumber = "shipping.number", trackingNumberExample = "shipping.number.example"
  case severalCarriers = "shipping.number.several"

  case receive = "shipping.receive", receiveTitle = "shipping.receive.title"
  case receiveMessage = "shipping.receive.message"
  case openItem = "shipping.open-item", eventTime = "shipping.event.time"
  case recordTitle = "shipping.record.title", record = "shipping.record"
  case place = "shipping.record.place", note = "shipping.record.note"
  case deliverTitle = "shipping.deliver.title", deliverMessage = "shipping.deliver.message"
  case eventRecorded = "shipping.record.done", eventKnown = "shipping.record.known"
  case saleFinished = "shipping.sale-finished"
}
