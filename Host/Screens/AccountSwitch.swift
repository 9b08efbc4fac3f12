import Presentation
import Reactive
import User

/// Lets people choose who uses the program among the accounts that are signed in on this machine.
struct AccountSwitch: Sendable {
  private let users: @Sendable () -> UserFeature
  private let location: MarketLocation
  private let schedulers: ScreenSchedulers

  init(users: @escaping @Sendable () -> UserFeature, location: MarketLocation, schedulers: ScreenSchedulers) {
    self.users = users
    self.location = location
    self.schedulers = schedulers
  }

  /// The key that asks who it is.
  @MainActor
  func command(on shell: Shell) -> KeyCommand {
    let command = KeyCommand(.control("t"), LocalizedString(HostText.switchAccount))
    let answers = command.invoked.asObservable().flatMapFirst { [schedulers, users] in
      schedulers.ask { Result { try users().manager.signedInPeople().map(\.account.handle.text) } }
    }
    ControlEvent(events: answers).subscribe(onNext: { [weak shell] answer in
      guard let shell else { return }
      switch answer {
      case .success(let handles): ask(among: handles, on: shell)
      case .failure(let error): shell.toast(LocalizedString(reason: error).styled(.negative))
      }
    }).disposed(by: shell.lifetime)
    return command
  }

  @MainActor
  private func ask(among handles: [String], on shell: Shell) {
    let dialog = Dialog(
      title: LocalizedString(HostText.whoAreYou).styled(.heading),
      answers: handles.map { "@\($0)".styled(.button) } + [LocalizedString(HostText.anotherAccount).styled(.button)])
    dialog.answered.subscribe(onNext: { [weak shell] index in
      guard handles.indices.contains(index) else { return shell?.open("marketplace://sign-in") ?? () }
      location.choose(database: nil, handle: handles[index])
      shell?.startAnew()
    }).disposed(by: shell.lifetime)
    shell.present(dialog)
  }
}
