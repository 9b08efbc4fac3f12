import Dispatch
import Presentation
import Reactive
import Reactors

/// The profile screen.
final class ProfileViewController: ViewController<ProfileView, ProfileViewModel>, ReactorView {
  let binding = ReactorBinding<ProfileReactor>()

  convenience init(reactor: ProfileReactor) {
    self.init(ProfileView())
    self.reactor = reactor
  }

  func bind(reactor: ProfileReactor) {
    // Whoever presses twice in a hurry means once, even where the answer to the first is there already.
    let follows = view.follow.tap.throttle(.milliseconds(400), latest: false, scheduler: MainScheduler.instance)
    Observable<ProfileReactor.Action>.merge(
      appearances.map { .appear }, follows.map { .follow }, view.block.tap.map { .block },
      view.signOut.tap.map { .signOut }, view.cpf.tap.map { .open(.cpf) }, view.edit.tap.map { .open(.edit) },
      view.notice.button.tap.map { .takeWayOut }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    show(reactor.state.map(ProfileViewModel.init))
    toast(reactor.pulse(\.$failure).compactMap(\.self), as: .negative)
  }

  override func bind(_ viewModel: ProfileViewModel) {
    view.name.bind(viewModel.name)
    view.about.bind(viewModel.about)
    view.follow.bind(viewModel.follow)
    view.block.bind(viewModel.block)
    view.cpf.bind(viewModel.cpf)
    view.edit.bind(viewModel.edit)
    view.signOut.bind(viewModel.signOut)
    view.divider.isHidden = viewModel.reviews == .empty
    view.divider.title = viewModel.reviewsTitle
    view.reviews.bind(viewModel.reviews)
    view.notice.bind(viewModel.notice)
  }
}
