import Presentation
import Shipping

/// What the screen shows on which a seller enters what the carrier reports.
struct RecordEventViewModel: ViewModelProtocol {
  /// By the spelling that is kept.
  let statuses: List<ChoiceCell>.ViewModel
  let place: FormField.ViewModel
  let note: FormField.ViewModel
  let message: StyledText
  let button: Button.ViewModel
  let notice: Notice.ViewModel
}

extension RecordEventViewModel {
  init(_ state: RecordEventReactor.State) {
    statuses = List.ViewModel(
      rows: ShipmentStatus.carrierStatuses.map { status in
        ChoiceCell.Row(id: status.rawValue, status.name.styled(.body), isChosen: status == state.status)
      })
    place = FormField.ViewModel(title: LocalizedString(ShippingText.place).styled(.heading))
    note = FormField.ViewModel(title: LocalizedString(ShippingText.note).styled(.heading))
    message = state.submission.message
    button = Button.ViewModel(LocalizedString(ShippingText.record), isEnabled: state.entry != nil)
    notice = Notice.ViewModel(state.content)
  }
}
