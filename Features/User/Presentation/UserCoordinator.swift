public import Presentation
import Reactive
public import User

/// Puts User's screens on stage.
public struct UserCoordinator: Coordinator {
  /// English and Brazilian Portuguese.
  public static let texts = [
    TextTable.userEnglish, .userBrazilianPortuguese, .userErrorsEnglish, .userErrorsBrazilianPortuguese,
    .documentsEnglish, .documentsBrazilianPortuguese,
  ]

  private let lazyManager: @Sendable () -> UserManager
  let schedulers: ScreenSchedulers
  let onAccountChange: @MainActor @Sendable () -> Void

  /// Screens on what the lazy gives, which is first called when a screen asks something.
  ///
  /// - Parameter onAccountChange: Called when somebody signed in or out: screens that show what was another's are to go.
  public init(
    manager: @autoclosure @escaping @Sendable () -> UserManager, schedulers: ScreenSchedulers = .live,
    onAccountChange: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    lazyManager = manager
    self.schedulers = schedulers
    self.onAccountChange = onAccountChange
  }

  /// One's own profile.
  public var tabs: [Shell.Tab] { [Shell.Tab(LocalizedString(UserText.profileTab), address: "marketplace://me")] }

  /// `me`, `user/NAME`, `sign-in`, `register`, `edit-profile`, `change-password` and `cpf`.
  public var routes: [ScreenRoute] {
    [
      ScreenRoute("me") { stage in profile(of: nil, on: stage) },
      ScreenRoute("user", name: { handle, stage in profile(of: handle, on: stage) }),
      ScreenRoute("sign-in") { stage in signIn(on: stage) },
      ScreenRoute("register") { stage in register(on: stage) },
      ScreenRoute("edit-profile") { stage in editProfile(on: stage) },
      ScreenRoute("change-password") { stage in changePassword(on: stage) },
      ScreenRoute("cpf") { stage in cpf(on: stage) },
    ]
  }

  var manager: UserManager { lazyManager() }
}
