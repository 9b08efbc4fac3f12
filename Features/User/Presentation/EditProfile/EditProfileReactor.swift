import Presentation
import Reactive
import Reactors
import User

/// Changes what somebody says about themselves; judged by the rules of accounts while it is typed.
final class EditProfileReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    case load
    case name(String)
    case place(String)
    case bio(String)
    case save
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case loaded(Card)
    case typed(Action)
    case asked
    case saved
    case refused(LocalizedString)
  }

  struct State: Equatable, Sendable {
    /// What the fields are to begin with.
    @Pulse var loaded: CardDraft?
    var draft = CardDraft()
    var isPending = false
    var refusal: LocalizedString?

    var isEnabled: Bool { loaded != nil && !isPending }
    var canSave: Bool { isEnabled && draft != loaded && draft.isRight }
  }

  struct Services: Sendable {
    let load: @Sendable () -> Observable<Card>
    let save: @Sendable (CardChange) -> Observable<Void>
    let onSaved: @Sendable () -> Void
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { EditProfileViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).catch { .just(.refused(LocalizedString(reason: $0))) }.map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    switch action {
    case .load:
      return services.load().map { .loaded($0) }
    case .name, .place, .bio:
      return .just(.typed(action))
    case .save:
      guard currentState.canSave else { return .empty() }
      return services.save(currentState.draft.change)
        .do(onNext: services.onSaved)
        .map { .saved }
        .startWith(.asked)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    state.refusal = nil
    switch mutation.change {
    case .loaded(let card):
      state.draft = CardDraft(card)
      state.loaded = state.draft
    case .typed(.name(let text)): state.draft.name = text
    case .typed(.place(let text)): state.draft.place = text
    case .typed(.bio(let text)): state.draft.bio = text
    case .typed: break
    case .asked: state.isPending = true
    case .saved: state.isPending = false
    case .refused(let reason): (state.refusal, state.isPending) = (reason, false)
    }
    return state
  }
}
