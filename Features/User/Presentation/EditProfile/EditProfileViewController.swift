import Presentation
import Reactive
import Reactors

/// The screen to change what one says about oneself.
final class EditProfileViewController: ViewController<EditProfileView, EditProfileViewModel>, ReactorView {
  let binding = ReactorBinding<EditProfileReactor>()

  convenience init(reactor: EditProfileReactor) {
    self.init(EditProfileView())
    title = LocalizedString(UserText.editTitle).styled(.title)
    self.reactor = reactor
  }

  func bind(reactor: EditProfileReactor) {
    Observable<EditProfileReactor.Action>.merge(
      appearances.map { .appear }, view.name.field.value.changed.map { .name($0) },
      view.place.field.value.changed.map { .place($0) }, view.bio.field.value.changed.map { .bio($0) },
      view.button.tap.map { .save }, view.passwordButton.tap.map { .open(.password) },
      view.notice.button.tap.map { .takeWayOut }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    show(reactor.state.map(EditProfileViewModel.init))
    ControlEvent(events: reactor.pulse(\.$filled).compactMap(\.self)).subscribe(onNext: { [view] draft in
      view.name.field.text = draft.name
      view.place.field.text = draft.place
      view.bio.field.text = draft.bio
    }).disposed(by: disposeBag)
  }

  override func bind(_ viewModel: EditProfileViewModel) {
    view.name.bind(viewModel.name)
    view.place.bind(viewModel.place)
    view.bio.bind(viewModel.bio)
    view.message.bind(viewModel.message)
    view.button.bind(viewModel.button)
    view.passwordButton.bind(viewModel.passwordButton)
    view.notice.bind(viewModel.notice)
  }
}
