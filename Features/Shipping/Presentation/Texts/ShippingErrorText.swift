import Presentation

/// What Shipping's errors say.
enum ShippingErrorText: String, TextKey {
  case unknownShipment = "shipping-error.unknown-shipment", unknownItem = "shipping-error.unknown-item"
  case unknownCarrier = "shipping-error.unknown-carrier"
  case notSellerOfItem = "shipping-error.not-seller-of-item", notSeller = "shipping-error.not-seller"
  case notBuyer = "shipping-error.not-buyer", notParty = "shipping-error.not-party"
  case itemNotReserved = "shipping-error.not-reserved", itemSold = "shipping-error.sold"
  case itemNoLongerHeld = "shipping-error.no-longer-held", alreadyShipped = "shipping-error.already-shipped"
  case invalidNumber = "shipping-error.invalid-number", otherCarrier = "shipping-error.other-carrier"
  case ambiguousNumber = "shipping-error.ambiguous-number"
  case statusOfBuyer = "shipping-error.status-of-buyer", eventInFuture = "shipping-error.future"
  case placeTooLong = "shipping-error.place.too-long", noteTooLong = "shipping-error.note.too-long"
  case placeControl = "shipping-error.place.control", noteControl = "shipping-error.note.control"
  case invalidCursor = "shipping-error.invalid-cursor"
}

extension TextTable {
  static let shippingErrorsEnglish = TextTable(
    .english,
    [
      ShippingErrorText.unknownShipment: "There is no parcel {number}.",
      .unknownItem: "There is no item {id}.",
      .unknownCarrier: "There is no carrier “{code}”.",
      .notSellerOfItem: "Only the seller of item {id} can send it.",
      .notSeller: "Only the seller of parcel {number} can enter what its carrier reports.",
      .notBuyer: "Only the buyer of parcel {number} can receive it.",
      .notParty: "Parcel {number} is between two other people.",
      .itemNotReserved: "Item {id} is reserved for nobody, so there is nobody to send it to.",
      .itemSold: "Item {id} is sold already.",
      .itemNoLongerHeld: "Item {id} is no longer held for the buyer of parcel {number}.",
      .alreadyShipped: "Item {id} is on its way already, in parcel {number}.",
      .invalidNumber: "“{text}” is no tracking number: {fault}.",
      .otherCarrier: "“{text}” is no number of {named}, but of {fitting}.",
      .ambiguousNumber: "“{text}” may be a number of {fitting}.",
      .statusOfBuyer: "A carrier does not report “{status}”.",
      .eventInFuture: "{date}, {time} is still to come.",
      .placeTooLong: "The place has more than {most} characters.",
      .noteTooLong: "The note has more than {most} characters.",
      .placeControl: "The place has line breaks or other control characters.",
      .noteControl: "The note has line breaks or other control characters.",
      .invalidCursor: "This page does not exist any more: reload.",
    ])

  static let shippingErrorsBrazilianPortuguese = TextTable(
    .brazilianPortuguese,
    [
      ShippingErrorText.unknownShipment: "Não há um envio {number}.",
      .unknownItem: "Não há um item {id}.",
      .unknownCarrier: "Não há uma transportadora “{code}”.",
      .notSellerOfItem: "Só quem vende o item {id} pode enviá-lo.",
      .notSeller: "Só quem vende pode registrar o que a transportadora informa do envio {number}.",
      .notBuyer: "Só quem comprou pode receber o envio {number}.",
      .notParty: "O envio {number} é de outras duas pessoas.",
      .itemNotReserved: "O item {id} não está reservado: não há para quem enviar.",
      .itemSold: "O item {id} já foi vendido.",
      .itemNoLongerHeld: "O item {id} não está mais reservado para quem espera o envio {number}.",
      .alreadyShipped: "O item {id} já está a caminho, no envio {number}.",
      .invalidNumber: "“{text}” não é um código de rastreio: {fault}.",
      .otherCarrier: "“{text}” não é um código de {named}, e sim de {fitting}.",
      .ambiguousNumber: "“{text}” pode ser um código de {fitting}.",
      .statusOfBuyer: "Uma transportadora não informa “{status}”.",
      .eventInFuture: "{date}, {time} ainda está por vir.",
      .placeTooLong: "Há mais de {most} caracteres no lugar.",
      .noteTooLong: "Há mais de {most} caracteres na observação.",
      .placeControl: "Há quebras de linha ou caracteres de controle no lugar.",
      .noteControl: "Há quebras de linha ou caracteres de controle na observação.",
      .invalidCursor: "Esta página não existe mais: recarregue.",
    ])
}
