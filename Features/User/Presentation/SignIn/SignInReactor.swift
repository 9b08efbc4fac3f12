import Presentation
import Reactive
import Reactors
import User

/// Signs somebody in. The password goes through and is not kept.
final class SignInReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    /// Something was typed; whether there is a handle and a password now.
    case edit(isComplete: Bool)
    case submit(handle: String, password: TypedPassword)
    case open(Place)
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case edited(isComplete: Bool)
    case submission(Submission)
  }

  struct State: Equatable, Sendable {
    var isComplete = false
    var submission = Submission.idle

    var canSubmit: Bool { isComplete && !submission.isPending }
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    let signIn: @Sendable (_ handle: String, _ password: TypedPassword) -> Observable<Person>
    let onSignedIn: @Sendable (Person) -> Void
    let open: @Sendable (Place) -> Void
  }

  /// Where it leads who has no account.
  enum Place: Sendable {
    case register
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { SignInViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    switch action {
    case .edit(let isComplete):
      return .just(.edited(isComplete: isComplete))
    case .submit(let handle, let password):
      guard currentState.canSubmit else { return .empty() }
      return services.signIn(handle, password)
        .submission(onDone: services.onSignedIn)
        .map { .submission($0) }
    case .open(let place):
      services.open(place)
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation.change {
    case .edited(let isComplete):
      state.isComplete = isComplete
      state.submission.forgetRefusal()
    case .submission(let submission):
      // The field was emptied when its text was sent.
      (state.submission, state.isComplete) = (submission, false)
    }
    return state
  }
}
