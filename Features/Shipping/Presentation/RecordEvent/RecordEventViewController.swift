import Presentation
import Reactive
import Reactors
import Shipping

/// The screen on which a seller enters what the carrier reports.
final class RecordEventViewController: ViewController<RecordEventView, RecordEventViewModel>, ReactorView {
  let binding = ReactorBinding<RecordEventReactor>()

  convenience init(reactor: RecordEventReactor) {
    self.init(RecordEventView())
    title = LocalizedString(ShippingText.recordTitle).styled(.title)
    self.reactor = reactor
  }

  func bind(reactor: RecordEventReactor) {
    Observable<RecordEventReactor.Action>.merge(
      appearances.map { .appear },
      view.statuses.modelSelected.compactMap { ShipmentStatus(rawValue: $0.id) }.map { .status($0) },
      view.place.field.value.changed.map { .place($0) }, view.note.field.value.changed.map { .note($0) },
      view.button.tap.map { .record }, view.notice.button.tap.map { .takeWayOut }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    view.statuses.itemActivated.subscribe(onNext: { [view] _ in view.place.field.focus() }).disposed(by: disposeBag)
    show(reactor.state.map(RecordEventViewModel.init))
  }

  override func bind(_ viewModel: RecordEventViewModel) {
    view.statuses.height = .fixed(viewModel.statuses.rows.count)
    view.statuses.bind(viewModel.statuses)
    view.place.bind(viewModel.place)
    view.note.bind(viewModel.note)
    view.message.bind(viewModel.message)
    view.button.bind(viewModel.button)
    view.notice.bind(viewModel.notice)
  }
}
