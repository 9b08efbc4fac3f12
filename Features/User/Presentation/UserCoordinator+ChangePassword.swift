import Presentation
import User

extension UserCoordinator {
  func changePassword(on stage: any Stage) -> ChangePasswordReactor {
    ChangePasswordReactor(
      ChangePasswordReactor.Services(
        load: { schedulers.ask { try manager.requireSignedIn() } },
        change: { present, new in
          schedulers.ask { try manager.changePassword(from: present.text, to: new.text) }
        },
        onChanged: { [weak stage] change in
          stage?.later { stage in
            stage.back()
            stage.toast(change.text.styled(.positive))
          }
        },
        takeWayOut: stage.opening))
  }
}

extension PasswordChange {
  fileprivate var text: LocalizedString {
    endedSessions == 0
      ? LocalizedString(UserText.passwordChanged)
      : LocalizedString(UserText.passwordChangedElsewhere, ["count": .number(endedSessions)])
  }
}
