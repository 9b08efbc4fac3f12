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
    list.rows = parcels.waiting.map(ParcelRow.init) + parcels.sent.shipments.map(ParcelRow.init)
    list.placeholder = LocalizedString(ShippingText.noParcels).styled(.secondary)
  }
}
