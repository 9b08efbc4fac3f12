import Presentation

/// What the screen shows on which somebody changes their profile.
struct EditProfileViewModel: ViewModelProtocol {
  let name: FormField.ViewModel
  let place: FormField.ViewModel
  let bio: FormArea.ViewModel
  let message: StyledText
  let button: Button.ViewModel
  let passwordButton: Button.ViewModel
  let notice: Notice.ViewModel
}

extension EditProfileViewModel {
  init(_ state: EditProfileReactor.State) {
    // Nothing is judged before there is something to judge.
    let draft = state.content.content == nil ? nil : state.draft
    func field<Input>(_ title: UserText, _ fault: LocalizedString?) -> TitledInput<Input>.ViewModel {
      TitledInput<Input>.ViewModel(
        title: LocalizedString(title).styled(.heading), message: fault?.styled(.negative) ?? .empty,
        isInvalid: fault != nil, isEnabled: state.isEnabled)
    }
    name = field(.name, draft?.nameFault)
    place = field(.place, draft?.placeFault)
    bio = field(.bio, draft?.bioFault)
    message = state.submission.message
    button = Button.ViewModel(LocalizedString(UserText.save), isEnabled: state.canSave)
    passwordButton = Button.ViewModel(LocalizedString(UserText.changePassword), isEnabled: state.isEnabled)
    notice = Notice.ViewModel(state.content)
  }
}
