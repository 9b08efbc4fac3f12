import Presentation

/// What a conversation is told when a parcel arrives.
enum ArrivalText: String, TextKey {
  case delivered = "shipping-arrival.delivered", deliveredSays = "shipping-arrival.delivered.says"
  case received = "shipping-arrival.received", receivedSays = "shipping-arrival.received.says"
}

extension TextTable {
  static let arrivalsEnglish = TextTable(
    .english,
    [
      ArrivalText.delivered: "Parcel {number} was delivered: {title}",
      .deliveredSays: "Parcel {number} was delivered, says @{handle}: {title}",
      .received: "Parcel {number} was received: {title}",
      .receivedSays: "Parcel {number} was received, says @{handle}: {title}",
    ])

  static let arrivalsBrazilianPortuguese = TextTable(
    .brazilianPortuguese,
    [
      ArrivalText.delivered: "O pacote {number} foi entregue: {title}",
      .deliveredSays: "O pacote {number} foi entregue, segundo @{handle}: {title}",
      .received: "O pacote {number} foi recebido: {title}",
      .receivedSays: "O pacote {number} foi recebido, segundo @{handle}: {title}",
    ])
}
