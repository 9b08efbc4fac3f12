import Presentation
import Shipping

/// What a list shows of a parcel, or of an item that waits for one.
struct ParcelRow: ViewModelProtocol, Identifiable {
  /// Where it leads.
  let id: ParcelsReactor.Place
  let title: StyledText
  let status: StyledText
  let details: StyledText
}

extension ParcelRow {
  init(_ item: WaitingItem) {
    id = .item(item.id)
    title = item.title.styled(.heading)
    status = LocalizedString(ShippingText.toSend).styled(.caution)
    details = LocalizedString(ShippingText.toPerson, ["handle": .text(item.buyer ?? "?")]).styled(.accent)
  }

  init(_ seen: SeenShipment) {
    let shipment = seen.shipment
    id = .parcel(shipment.number)
    title = shipment.subject
    status = shipment.status.text
    let since = shipment.tracked.timeline.last?.at ?? shipment.label.createdAt
    let person = LocalizedString(
      seen.role == .seller ? ShippingText.toPerson : .fromPerson,
      ["handle": .text((seen.role == .seller ? shipment.buyer : shipment.seller) ?? "?")])
    details =
      person.styled(.accent) + " · ".styled(.secondary) + shipment.label.service.styled(.secondary)
      + " · ".styled(.secondary) + LocalizedString(value: .relative(since)).styled(.secondary)
  }
}
