import Presentation
import User

/// What the profile screen shows.
struct ProfileViewModel: ViewModelProtocol {
  var name = StyledText.empty
  var about = StyledText.empty
  var spinner = Spinner.ViewModel(isVisible: false)
  var follow = Button.ViewModel.hidden
  var block = Button.ViewModel.hidden
  var cpf = Button.ViewModel.hidden
  var edit = Button.ViewModel.hidden
  var signOut = Button.ViewModel.hidden
  var signIn = Button.ViewModel.hidden
  var register = Button.ViewModel.hidden
  var retry = Button.ViewModel.hidden
  var reviewsTitle = StyledText.empty
  var reviews = StyledText.empty
}

extension ProfileViewModel {
  init(_ state: ProfileReactor.State) {
    switch state.content {
    case .loading:
      spinner.isVisible = true
      spinner.text = LocalizedString(UserText.profilePending).styled(.secondary)
    case .failed(let reason):
      about = reason.styled(.negative)
      retry = .titled(LocalizedString(LibraryText.retry))
    case .nobody(let reason):
      about = reason.styled(.body)
      signIn = .titled(LocalizedString(UserText.signIn))
      register = .titled(LocalizedString(UserText.register))
    case .person(let standing):
      name = standing.profile.person.displayName.styled(.title)
      about = standing.profile.about
      reviewsTitle = LocalizedString(UserText.reviews).styled(.heading)
      reviews = standing.profile.reviewsText
      showButtons(for: standing, isFollowPending: state.isFollowPending)
    }
  }

  private mutating func showButtons(for standing: Standing, isFollowPending: Bool) {
    if standing.isOwn {
      cpf = .titled(LocalizedString(UserText.verifyCPF))
      edit = .titled(LocalizedString(UserText.edit))
      signOut = .titled(LocalizedString(UserText.signOut))
      return
    }
    let isBlocking = standing.relation?.isBlocking == true
    if !isBlocking {
      let isFollowing = standing.relation?.isFollowing == true
      follow = .titled(LocalizedString(isFollowing ? UserText.unfollow : .follow))
      // A dot tells that the market has not answered yet; the button keeps the focus and ignores what is pressed.
      if isFollowPending { follow.title = follow.title + " …".styled(.button) }
    }
    if standing.relation != nil {
      block = .titled(LocalizedString(isBlocking ? UserText.unblock : .block))
    }
  }
}

extension Button.ViewModel {
  fileprivate static func titled(_ title: LocalizedString) -> Button.ViewModel {
    Button.ViewModel(title: title.styled(.button))
  }
}
