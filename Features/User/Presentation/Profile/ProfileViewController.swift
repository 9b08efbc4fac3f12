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
    let actions: [(ControlEvent<Void>, ProfileReactor.Action)] = [
      (appearances, .appear), (view.notice.button.tap, .takeWayOut), (view.block.tap, .block),
      (view.signOut.tap, .signOut), (view.cpf.tap, .open(.cpf)), (view.edit.tap, .open(.edit)),
    ]
    for (event, action) in actions {
      event.map { action }.bind(to: reactor.action).disposed(by: disposeBag)
    }
    // Whoever presses twice in a hurry means once, even where the answer to the first is there already.
    view.follow.tap.throttle(.milliseconds(400), latest: false, scheduler: MainScheduler.instance).map { .follow }
      .bind(to: reactor.action).disposed(by: disposeBag)
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
