import Presentation
import User

extension UserCoordinator {
  func editProfile(on stage: any Stage) -> EditProfileReactor {
    EditProfileReactor(
      EditProfileReactor.Services(
        load: { schedulers.ask { try manager.requireSignedIn().account.card } },
        save: { change in
          schedulers.ask { _ = try manager.edit(change, by: manager.requireSignedIn().number) }
        },
        onSaved: { [weak stage] in
          stage?.later { stage in
            stage.back()
            stage.toast(LocalizedString(UserText.saved).styled(.positive))
          }
        },
        open: { [weak stage] place in stage?.later { $0.open(place.address) } },
        takeWayOut: stage.opening))
  }
}

extension EditProfileReactor.Place {
  fileprivate var address: String {
    switch self {
    case .password: "marketplace://change-password"
    }
  }
}
