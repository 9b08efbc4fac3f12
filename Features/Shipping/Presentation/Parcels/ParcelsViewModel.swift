import Presentation
import Shipping

/// What the screen of all parcels shows.
struct ParcelsViewModel: ViewModelProtocol {
  var list = List<ParcelCell>.ViewModel(rows: [])
  let notice: Notice.ViewModel
}

extension ParcelsViewModel {
  init(_ state: ParcelsReactor.State) {
    notice = Notice.ViewModel(state.content)
    guard let parcels = state.content.content else { return }
    list.rows = parcels.waiting.map(ParcelCell.Row.init) + parcels.sent.map(ParcelCell.Row.init)
    list.placeholder = LocalizedString(ShippingText.noParcels).styled(.secondary)
  }
}

extension ParcelCell.Row {
  fileprivate init(_ item: WaitingItem) {
    id = .item(item.id)
    title = item.title.styled(.heading)
    status = LocalizedString(ShippingText.toSend).styled(.caution)
    details = LocalizedString(ShippingText.toPerson, ["handle": .text(item.buyer ?? "?")]).styled(.accent)
  }

  fileprivate init(_ seen: SeenShipment) {
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
      + " · ".styled(.secondary) + LocalizedString(ShippingText.since, ["date": .relative(since)]).styled(.secondary)
  }
}
