import Presentation

extension TextTable {
  static let shippingEnglish = TextTable(
    .english,
    [
      ShippingText.parcelsTab: "Parcels",
      .noParcels: "No parcels: what you send or wait for is here.",
      .toSend: "To be sent",

      .parcel: "Parcel {number}",
      .people: "from @{seller} to @{buyer}",
      .unknownItem: "item {id}",
      .toPerson: "to @{handle}",
      .fromPerson: "from @{handle}",

      .statusLabel: "Label made",
      .statusAccepted: "With the carrier",
      .statusInTransit: "On its way",
      .statusOutForDelivery: "Out for delivery",
      .statusDelivered: "Delivered",
      .statusException: "Held up",
      .statusReturned: "Sent back",
      .statusReceived: "Received",

      .shipTitle: "Send a parcel",
      .ship: "Send",
      .shipPending: "Sending…",
      .shipped: "The buyer can follow the parcel now.",
      .trackingNumber: "Tracking number",
      .trackingNumberExample: "as the carrier prints it",
      .severalCarriers: "{count} carriers use such numbers: choose yours.",

      .receive: "I have it",
      .receiveTitle: "Did parcel {number} arrive?",
      .receiveMessage: "Then the item is sold and the deal is done. That cannot be taken back.",
      .openItem: "Item",
      .eventTime: "{date}, {time}",
      .recordTitle: "Enter an event",
      .record: "Enter",
      .place: "Where (if you know)",
      .note: "What else there is to say",
      .deliverTitle: "Was parcel {number} delivered?",
      .deliverMessage: "Then the item is sold and the deal is done. That cannot be taken back.",
      .eventRecorded: "That is entered.",
      .eventKnown: "That was known already.",
      .saleFinished: "It arrived: the item is sold.",
    ])
}
