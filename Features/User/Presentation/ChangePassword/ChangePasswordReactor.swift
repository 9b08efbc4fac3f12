import Presentation
import Reactive
import Reactors
import User

/// Changes the password of who uses the program. Passwords go through and are not kept.
final class ChangePasswordReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    /// The screen came into sight.
    case appear
    /// Something was typed for the present password.
    case present(isEmpty: Bool)
    /// Something was typed for the new one.
    case new(PasswordVerdict)
    case submit(present: TypedPassword, new: TypedPassword)
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case content(Loadable<String>)
    case present(isEmpty: Bool)
    case new(PasswordVerdict)
    case submission(Submission)
  }

  struct State: Equatable, Sendable {
    /// Whose password it is.
    var content = Loadable<String>.loading
    var hasPresent = false
    var verdict = PasswordVerdict.none
    var submission = Submission.idle

    var isEnabled: Bool { content.content != nil && !submission.isPending }
    var canSubmit: Bool { isEnabled && hasPresent && verdict == .right }
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    let load: @Sendable () -> Observable<Person>
    let change: @Sendable (_ present: TypedPassword, _ new: TypedPassword) -> Observable<PasswordChange>
    let onChanged: @Sendable (PasswordChange) -> Void
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { ChangePasswordViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    switch action {
    case .appear:
      return currentState.content.content == nil ? load() : .empty()
    case .present(let isEmpty):
      return .just(.present(isEmpty: isEmpty))
    case .new(let verdict):
      return .just(.new(verdict))
    case .submit(let present, let new):
      guard currentState.canSubmit else { return .empty() }
      return services.change(present, new)
        .submission(onDone: services.onChanged)
        .map { .submission($0) }
    case .takeWayOut:
      return currentState.content.takeWayOut(services.takeWayOut, orRetry: load)
    }
  }

  private func load() -> Observable<Change> {
    services.load().map(\.handle).loadable().map { .content($0) }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    state.submission.forgetRefusal()
    switch mutation.change {
    case .content(let content): state.content.update(to: content)
    case .present(let isEmpty): state.hasPresent = !isEmpty
    case .new(let verdict): state.verdict = verdict
    case .submission(let submission):
      // The field was emptied when its text was sent.
      (state.submission, state.hasPresent) = (submission, false)
    }
    return state
  }
}
