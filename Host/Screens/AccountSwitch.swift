import Presentation
import Reactive
import User

/// Lets people choose who uses the program among the accounts that are signed in on this machine.
struct AccountSwitch: Sendable {
  let users: @Sendable () -> UserFeature
  let location: MarketLocation

  /// The key that asks who it is.
  @MainActor
  func command(on shell: Shell) -> KeyCommand {
    let command = KeyCommand(.control("t"), LocalizedString(HostText.switchAccount))
    command.invoked.subscribe(onNext: { [weak shell] in if let shell { ask(on: shell) } }).disposed(by: shell.lifetime)
    return command
  }

  @MainActor
  private func ask(on shell: Shell) {
    do {
      let handles = try users().manager.signedInPeople().map(\.account.handle.text)
      let dialog = Dialog(
        title: LocalizedString(HostText.whoAreYou).styled(.heading),
        answers: handles.map { "@\($0)".styled(.button) }
          + [LocalizedString(HostText.anotherAccount).styled(.button)])
      dialog.answered.subscribe(onNext: { [weak shell] index in
        guard handles.indices.contains(index) else { return shell?.open("marketplace://sign-in") ?? () }
        location.choose(database: nil, handle: handles[index])
        shell?.startAnew()
      }).disposed(by: shell.lifetime)
      shell.present(dialog)
    } catch {
      shell.toast(LocalizedString(reason: error).styled(.negative))
    }
  }
}
