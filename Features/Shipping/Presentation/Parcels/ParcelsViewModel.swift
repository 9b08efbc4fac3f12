import Presentation
import Shipping

/// What the screen of all parcels shows.
struct ParcelsViewModel: ViewModelProtocol {
  var list = List<ParcelCell>.ViewModel(rows: [])
  var spinner = Spinner.ViewModel(isVisible: false)
}

extension ParcelsViewModel {
  init(_ state: ParcelsReactor.State) {
    switch state.content {
    case .loading:
      spinner = Spinner.ViewModel(text: LocalizedString(ShippingText.pending).styled(.secondary))
    case .parcels(let parcels):
      list.rows = parcels.map(ParcelCell.Row.init)
      list.placeholder = LocalizedString(ShippingText.noParcels).styled(.secondary)
    case .failed(let reason):
      list.placeholder = reason.styled(.negative)
    }
  }
}

extension ParcelCell.Row {
  fileprivate init(_ seen: SeenShipment) {
    let shipment = seen.shipment
    id = shipment.number
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
