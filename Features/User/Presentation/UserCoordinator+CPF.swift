import Presentation
import User

extension UserCoordinator {
  func cpf(on stage: any Stage) -> CPFController {
    CPFController(
      verify: { digits in
        schedulers.ask {
          let person = try manager.requireSignedIn()
          return try manager.verifyDocument(.cpf, number: digits, by: person.account.number).document
        }
      },
      onVerified: { [weak stage] document in
        stage?.later { stage in
          stage.back()
          stage.toast(LocalizedString(UserText.cpfVerified, ["masked": .text(document.masked)]).styled(.positive))
        }
      },
      takeWayOut: stage.opening)
  }
}
