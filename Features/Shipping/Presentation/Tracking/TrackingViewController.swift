import Presentation
import Reactive
import Reactors

/// The tracking screen.
final class TrackingViewController: ViewController<TrackingView, TrackingViewModel>, ReactorView {
  let binding = ReactorBinding<TrackingReactor>()

  convenience init(reactor: TrackingReactor) {
    self.init(TrackingView())
    self.reactor = reactor
  }

  func bind(reactor: TrackingReactor) {
    Observable<TrackingReactor.Action>.merge(
      appearances.map { .appear }, view.receive.tap.map { .receive }, view.record.tap.map { .openEvent },
      view.openItem.tap.map { .openItem }, view.notice.button.tap.map { .takeWayOut }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    show(reactor.state.map(TrackingViewModel.init))
  }

  override func bind(_ viewModel: TrackingViewModel) {
    view.title.bind(viewModel.title)
    view.about.bind(viewModel.about)
    view.message.bind(viewModel.message)
    view.receive.bind(viewModel.receive)
    view.record.bind(viewModel.record)
    view.openItem.bind(viewModel.openItem)
    view.timeline.bind(viewModel.timeline)
    view.url.bind(viewModel.url)
    view.notice.bind(viewModel.notice)
  }
}
