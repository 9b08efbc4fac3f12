public import Presentation
public import User

/// Puts User's screens on stage.
public struct UserCoordinator: Coordinator {
  /// English and Brazilian Portuguese.
  public static let texts = [TextTable.userEnglish, .userBrazilianPortuguese]

  private let lazyManager: @Sendable () -> UserManager
  let schedulers: ScreenSchedulers

  /// Screens on what the lazy gives, which is first called when a screen asks something.
  public init(
    manager: @autoclosure @escaping @Sendable () -> UserManager, schedulers: ScreenSchedulers = .live
  ) {
    lazyManager = manager
    self.schedulers = schedulers
  }

  /// The CPF.
  public var tabs: [Shell.Tab] { [Shell.Tab(LocalizedString(UserText.cpfTab), address: "marketplace://cpf")] }

  /// `cpf`.
  public var routes: [ScreenRoute] {
    [
      ScreenRoute("cpf") { stage in cpf(on: stage) }
    ]
  }

  var manager: UserManager { lazyManager() }
}

extension UserCoordinator {
  private func cpf(on stage: any Stage) -> CPFController {
    CPFController { [self] digits in
      schedulers.ask {
        let person = try manager.requireSignedIn()
        return try manager.verifyDocument(.cpf, number: digits, by: person.account.number).document
      }
    } onVerified: { [weak stage] document in
      stage?.toast(LocalizedString(UserText.cpfVerified, ["masked": .text(document.masked)]).styled(.positive))
      stage?.back()
    }
  }
}
