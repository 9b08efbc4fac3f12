import Presentation
import Reactive
import Reactors
import User

/// Changes what somebody says about themselves; judged by the rules of accounts while it is typed.
final class EditProfileReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    /// The screen came into sight.
    case appear
    case name(String)
    case place(String)
    case bio(String)
    case save
    case open(Place)
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case content(Loadable<CardDraft>)
    case typed(Action)
    case submission(Submission)
  }

  struct State: Equatable, Sendable {
    /// What is written so far.
    var content = Loadable<CardDraft>.loading
    var draft = CardDraft()
    /// What the fields are to hold from now on, whatever was typed in them.
    @Pulse var filled: CardDraft?
    var submission = Submission.idle

    var isEnabled: Bool { content.content != nil && !submission.isPending }
    var canSave: Bool { isEnabled && draft != content.content && draft.isRight }
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    let load: @Sendable () -> Observable<Card>
    let save: @Sendable (CardChange) -> Observable<Void>
    let onSaved: @Sendable () -> Void
    let open: @Sendable (Place) -> Void
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  /// What else of an account can be changed.
  enum Place: Sendable {
    case password
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { EditProfileViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    switch action {
    case .appear:
      return currentState.content.content == nil ? load() : .empty()
    case .name, .place, .bio:
      return .just(.typed(action))
    case .save:
      guard currentState.canSave else { return .empty() }
      return services.save(currentState.draft.change)
        .submission(onDone: services.onSaved)
        .map { .submission($0) }
    case .open(let place):
      services.open(place)
      return .empty()
    case .takeWayOut:
      return currentState.content.takeWayOut(services.takeWayOut, orRetry: load)
    }
  }

  private func load() -> Observable<Change> {
    services.load().map(CardDraft.init).loadable().map { .content($0) }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    state.submission.forgetRefusal()
    switch mutation.change {
    case .content(let content):
      state.content.update(to: content)
      if let draft = content.content { (state.draft, state.filled) = (draft, draft) }
    case .typed(.name(let text)): state.draft.name = text
    case .typed(.place(let text)): state.draft.place = text
    case .typed(.bio(let text)): state.draft.bio = text
    case .typed: break
    case .submission(let submission): state.submission = submission
    }
    return state
  }
}
