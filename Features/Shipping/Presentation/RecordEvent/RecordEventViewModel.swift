import Presentation
import Shipping

/// What the screen shows on which a seller enters what the carrier reports.
struct RecordEventViewModel: ViewModelProtocol {
  let statuses: List<StatusCell>.ViewModel
  let place: FormField.ViewModel
  let note: FormField.ViewModel
  let message: StyledText
  let button: Button.ViewModel
}

extension RecordEventViewModel {
  init(_ state: RecordEventReactor.State) {
    statuses = List.ViewModel(
      rows: ShipmentStatus.carrierStatuses.map { status in
        // Not by the chosen row's colours alone.
        let mark = status == state.status ? "● " : "○ "
        return StatusCell.Row(id: status.rawValue, title: mark.styled(.accent) + status.name.styled(.body))
      })
    place = FormField.ViewModel(title: LocalizedString(ShippingText.place).styled(.heading))
    note = FormField.ViewModel(title: LocalizedString(ShippingText.note).styled(.heading))
    message = state.refusal?.styled(.negative) ?? .empty
    button = Button.ViewModel(
      title: LocalizedString(ShippingText.record).styled(.button), isEnabled: state.entry != nil)
  }
}
