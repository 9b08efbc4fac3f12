import Presentation
import User

extension UserCoordinator {
  func signIn(on stage: any Stage) -> SignInReactor {
    SignInReactor(
      SignInReactor.Services(
        signIn: { handle, password in
          schedulers.ask { try manager.login(handle: handle, password: password.text) }
        },
        onSignedIn: { [weak stage] person in stage?.later { welcome(person, on: $0) } },
        open: { [weak stage] place in
          stage?.later { stage in
            // In the place of this screen, as who has an account needs it no more.
            stage.back()
            stage.open(place.address)
          }
        }))
  }

  /// Somebody signed in on a screen, which goes.
  @MainActor
  func welcome(_ person: Person, on stage: any Stage) {
    onAccountChange()
    stage.back()
    stage.toast(LocalizedString(UserText.signedIn, ["handle": .text(person.handle)]).styled(.positive))
  }
}

extension SignInReactor.Place {
  fileprivate var address: String {
    switch self {
    case .register: "marketplace://register"
    }
  }
}
