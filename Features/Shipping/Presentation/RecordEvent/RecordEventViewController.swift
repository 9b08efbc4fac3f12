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
    appearances.map { .appear }.bind(to: reactor.action).disposed(by: disposeBag)
    view.notice.button.tap.map { .takeWayOut }.bind(to: reactor.action).disposed(by: disposeBag)
    let fields = (place: view.place.field, note: view.note.field)
    view.statuses.modelSelected.compactMap { ShipmentStatus(rawValue: $0.id) }.map { .status($0) }
      .bind(to: reactor.action).disposed(by: disposeBag)
    view.statuses.itemActivated.subscribe(onNext: { _ in fields.place.focus() }).disposed(by: disposeBag)
    fields.place.value.changed.map { .place($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    fields.place.submit.subscribe(onNext: { _ in fields.note.focus() }).disposed(by: disposeBag)
    fields.note.value.changed.map { .note($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    Observable.merge(view.button.tap.asObservable(), fields.note.submit.map { _ in }).map { .record }
      .bind(to: reactor.action).disposed(by: disposeBag)
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
