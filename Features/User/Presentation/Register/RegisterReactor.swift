import Dispatch
import Presentation
import Reactive
import Reactors
import User

/// Makes an account. What was typed is judged by the rules of accounts while it is typed; passwords go through and are
/// not kept.
final class RegisterReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    case handle(String)
    case name(String)
    case passwords(PasswordVerdict)
    case submit(TypedPassword)
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case handle(String, HandleVerdict)
    case handleTaken
    case name(String, LocalizedString?)
    case passwords(PasswordVerdict)
    case submission(Submission)
  }

  /// What is known of the handle.
  enum HandleVerdict: Equatable, Sendable {
    case none
    case wrong
    /// It is a handle, and nothing is known against it.
    case right
    case taken
  }

  struct State: Equatable, Sendable {
    var handle = ""
    var handleVerdict = HandleVerdict.none
    var name = ""
    var nameFault: LocalizedString?
    var passwords = PasswordVerdict.none
    var submission = Submission.idle

    var canSubmit: Bool { handleVerdict == .right && nameFault == nil && passwords == .right && !submission.isPending }
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    /// Whether an account has the handle.
    let isTaken: @Sendable (Handle) -> Observable<Bool>
    let register: @Sendable (_ handle: String, _ name: String, _ password: TypedPassword) -> Observable<Person>
    let onRegistered: @Sendable (Person) -> Void
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services
  private let time: any SchedulerType

  init(_ services: Services, time: any SchedulerType) {
    self.services = services
    self.time = time
  }

  func makeViewController() -> AnyViewController { RegisterViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    switch action {
    case .handle(let text):
      return judge(text)
    case .name(let text):
      return .just(.name(text, Self.fault(ofName: text)))
    case .passwords(let verdict):
      return .just(.passwords(verdict))
    case .submit(let password):
      guard currentState.canSubmit else { return .empty() }
      let (handle, name) = (currentState.handle, currentState.name)
      return services.register(handle, name.allSatisfy(\.isWhitespace) ? handle : name, password)
        .submission(onDone: services.onRegistered)
        .map { .submission($0) }
    }
  }

  /// The rules at once; whether it is taken once typing paused.
  private func judge(_ text: String) -> Observable<Change> {
    if text.isEmpty { return .just(.handle(text, .none)) }
    guard let handle = try? Handle(text) else { return .just(.handle(text, .wrong)) }
    return Observable.just(handle)
      .delay(.milliseconds(300), scheduler: time)
      .flatMap { [services] handle in services.isTaken(handle).catchAndReturn(false) }
      .filter { $0 }
      .map { _ in .handleTaken }
      .take(until: self.action.filter(\.isHandle))
      .startWith(.handle(text, .right))
  }

  /// None is needed: the handle stands for it.
  private static func fault(ofName text: String) -> LocalizedString? {
    if text.isEmpty { return nil }
    do {
      _ = try Card(displayName: text)
      return nil
    } catch {
      return LocalizedString(reason: error)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    state.submission.forgetRefusal()
    switch mutation.change {
    case .handle(let text, let verdict): (state.handle, state.handleVerdict) = (text, verdict)
    case .handleTaken: state.handleVerdict = .taken
    case .name(let text, let fault): (state.name, state.nameFault) = (text, fault)
    case .passwords(let verdict): state.passwords = verdict
    case .submission(.refused(UserError.handleTaken)):
      // It is said at the handle.
      (state.submission, state.handleVerdict) = (.idle, .taken)
    case .submission(let submission): state.submission = submission
    }
    return state
  }
}

extension RegisterReactor.Action {
  fileprivate var isHandle: Bool {
    if case .handle = self { true } else { false }
  }
}
