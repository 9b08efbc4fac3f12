import Presentation
import User

/// What the profile screen shows.
struct ProfileViewModel: ViewModelProtocol {
  var name = StyledText.empty
  var about = StyledText.empty
  var follow = Button.ViewModel.hidden
  var block = Button.ViewModel.hidden
  var cpf = Button.ViewModel.hidden
  var edit = Button.ViewModel.hidden
  var signOut = Button.ViewModel.hidden
  var reviewsTitle = StyledText.empty
  var reviews = StyledText.empty
  let notice: Notice.ViewModel
}

extension ProfileViewModel {
  init(_ state: ProfileReactor.State) {
    notice = Notice.ViewModel(state.content)
    guard let standing = state.content.content else { return }
    name = standing.profile.person.displayName.styled(.title)
    about = standing.profile.about
    reviewsTitle = LocalizedString(UserText.reviews).styled(.heading)
    reviews = standing.profile.reviewsText
    showButtons(for: standing, isFollowPending: state.isFollowPending)
  }

  private mutating func showButtons(for standing: Standing, isFollowPending: Bool) {
    if standing.isOwn {
      cpf = Button.ViewModel(LocalizedString(UserText.verifyCPF))
      edit = Button.ViewModel(LocalizedString(UserText.edit))
      signOut = Button.ViewModel(LocalizedString(UserText.signOut))
      return
    }
    let isBlocking = standing.relation?.isBlocking == true
    if !isBlocking {
      let isFollowing = standing.relation?.isFollowing == true
      follow = Button.ViewModel(LocalizedString(isFollowing ? UserText.unfollow : .follow))
      // An ellipsis tells that the market has not answered yet; the button keeps the focus and ignores what is pressed.
      if isFollowPending { follow.title = follow.title + " …".styled(.button) }
    }
    if standing.relation != nil {
      block = Button.ViewModel(LocalizedString(isBlocking ? UserText.unblock : .block))
    }
  }
}
