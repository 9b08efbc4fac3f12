import Presentation
import Reactive
import Reactors

/// The screen that makes a parcel.
final class ParcelViewController: ViewController<ParcelView, ParcelViewModel>, ReactorView {
  let binding = ReactorBinding<ParcelReactor>()

  convenience init(reactor: ParcelReactor) {
    self.init(ParcelView())
    title = LocalizedString(ShippingText.shipTitle).styled(.title)
    self.reactor = reactor
  }

  func bind(reactor: ParcelReactor) {
    Observable<ParcelReactor.Action>.merge(
      appearances.map { .appear }, view.number.field.value.changed.map { .number($0) },
      view.carriers.modelSelected.map { .carrier($0.id) }, view.button.tap.map { .ship },
      view.carriers.itemActivated.map { _ in .ship }, view.notice.button.tap.map { .takeWayOut }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    show(reactor.state.map(ParcelViewModel.init))
  }

  override func bind(_ viewModel: ParcelViewModel) {
    view.contents.bind(viewModel.contents)
    view.number.bind(viewModel.number)
    view.carriers.isHidden = viewModel.carriers.rows.isEmpty
    view.carriers.height = .fixed(viewModel.carriers.rows.count)
    view.carriers.bind(viewModel.carriers)
    view.message.bind(viewModel.message)
    view.button.bind(viewModel.button)
    view.notice.bind(viewModel.notice)
  }
}
