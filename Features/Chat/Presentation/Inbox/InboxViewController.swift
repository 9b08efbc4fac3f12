import Presentation
import Reactive
import Reactors

/// The inbox.
final class InboxViewController: ViewController<InboxView, InboxViewModel>, ReactorView {
  let binding = ReactorBinding<InboxReactor>()
  private let reload = KeyCommand(.control("r"), LocalizedString(ChatText.reload))

  convenience init(reactor: InboxReactor) {
    self.init(InboxView())
    title = LocalizedString(ChatText.inboxTitle).styled(.title)
    commands = [reload]
    self.reactor = reactor
  }

  func bind(reactor: InboxReactor) {
    Observable<InboxReactor.Action>.merge(
      appearances.map { .appear }, view.list.reachedEnd.map { .reachEnd },
      view.list.modelActivated.map { .open($0.id) },
      reload.invoked.map { .retry }, view.notice.button.tap.map { .takeWayOut }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    show(reactor.state.map(InboxViewModel.init))
  }

  override func bind(_ viewModel: InboxViewModel) {
    view.status.bind(viewModel.status)
    view.list.bind(viewModel.list)
    view.notice.bind(viewModel.notice)
  }
}
