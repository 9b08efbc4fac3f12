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

  fileprivate enum Choice: Sendable {
    case account(handle: String)
    case another
  }

  /// The key that asks who it is.
  @MainActor
  func command(on shell: Shell) -> KeyCommand {
    let command = KeyCommand(.control("t"), LocalizedString(HostText.switchAccount))
    let choices = command.invoked.asObservable().flatMapFirst { [weak shell, schedulers, users] in
      schedulers.ask { try users().manager.signedInPeople().map(\.account.handle.text) }
        .flatMap { handles in shell?.ask(among: handles) ?? .empty() }
        .map(Result.success)
        .catch { .just(.failure($0)) }
    }
    ControlEvent(events: choices).subscribe(onNext: { [weak shell] choice in
      switch choice {
      case .success(.account(let handle)):
        location.choose(database: nil, handle: handle)
        shell?.startAnew()
      case .success(.another): shell?.open("marketplace://sign-in")
      case .failure(let error): shell?.toast(LocalizedString(reason: error).styled(.negative))
      }
    }).disposed(by: shell.lifetime)
    return command
  }
}

extension Stage {
  /// Asks which of these it is, or whether it is somebody else.
  nonisolated fileprivate func ask(among handles: [String]) -> Observable<AccountSwitch.Choice> {
    ask {
      let dialog = Dialog(
        title: LocalizedString(HostText.whoAreYou).styled(.heading),
        answers: handles.map { "@\($0)".styled(.button) } + [LocalizedString(HostText.anotherAccount).styled(.button)])
      return (dialog, { handles.indices.contains($0) ? .account(handle: handles[$0]) : .another })
    }
  }
}
