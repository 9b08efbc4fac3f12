import Presentation
import Reactive
import Reactors

/// The screen of all parcels.
final class ParcelsViewController: ViewController<ParcelsView, ParcelsViewModel>, ReactorView {
  let binding = ReactorBinding<ParcelsReactor>()

  convenience init(reactor: ParcelsReactor) {
    self.init(ParcelsView())
    self.reactor = reactor
  }

  func bind(reactor: ParcelsReactor) {
    Observable<ParcelsReactor.Action>.merge(
      appearances.map { .appear }, view.list.reachedEnd.map { .reachEnd },
      view.list.modelActivated.map { .open($0.id) },
      view.notice.button.tap.map { .takeWayOut }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    show(reactor.state.map(ParcelsViewModel.init))
  }

  override func bind(_ viewModel: ParcelsViewModel) {
    view.list.bind(viewModel.list)
    view.notice.bind(viewModel.notice)
  }
}
