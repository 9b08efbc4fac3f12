import Presentation

extension TextTable {
  static let shippingBrazilianPortuguese = TextTable(
    .brazilianPortuguese,
    [
      ShippingText.parcelsTab: "Envios",
      .noParcels: "Nenhum envio: aqui fica o que você envia ou espera.",
      .toSend: "A enviar",

      .parcel: "Envio {number}",
      .people: "de @{seller} para @{buyer}",
      .unknownItem: "item {id}",
      .toPerson: "para @{handle}",
      .fromPerson: "de @{handle}",

      .statusLabel: "Etiqueta feita",
      .statusAccepted: "Com a transportadora",
      .statusInTransit: "A caminho",
      .statusOutForDelivery: "Saiu para entrega",
      .statusDelivered: "Entregue",
      .statusException: "Retido",
      .statusReturned: "Devolvido",
      .statusReceived: "Recebido",

      .shipTitle: "Enviar um pacote",
      .ship: "Enviar",
      .shipPending: "Enviando…",
      .shipped: "Quem comprou já pode acompanhar o pacote.",
      .trackingNumber: "Código de rastreio",
      .trackingNumberExample: "como está na etiqueta",
      .severalCarriers: "{count} transportadoras usam códigos assim: escolha a sua.",

      .receive: "Já recebi",
      .receiveTitle: "O pacote {number} chegou?",
      .receiveMessage: "O item passa a vendido e o negócio fica concluído. Não dá para voltar atrás.",
      .openItem: "Item",
      .eventTime: "{date}, {time}",
      .recordTitle: "Registrar um evento",
      .record: "Registrar",
      .place: "Onde (se souber)",
      .note: "O que mais há a dizer",
      .deliverTitle: "O pacote {number} foi entregue?",
      .deliverMessage: "O item passa a vendido e o negócio fica concluído. Não dá para voltar atrás.",
      .eventRecorded: "Registrado.",
      .eventKnown: "Isso já se sabia.",
      .saleFinished: "Chegou: o item está vendido.",
    ])
}
