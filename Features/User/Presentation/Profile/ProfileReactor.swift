import Presentation
import Reactive
import Reactors
import User

/// Somebody's profile, or one's own. A follow is shown at once, and taken back where it fails.
final class ProfileReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    case appear
    case follow
    case block
    case signOut
    case open(Destination)
  }

  /// Where the profile leads.
  enum Destination: Sendable {
    case signIn, register, cpf, edit
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case asked
    case loaded(Content)
    case follow(Bool)
    case followed
    case notFollowed(LocalizedString)
    case failed(LocalizedString)
  }

  /// What there is to see.
  enum Content: Equatable, Sendable {
    case loading
    case person(Standing)
    /// It is one's own profile, and nobody is signed in, for this reason.
    case nobody(LocalizedString)
    case failed(LocalizedString)
  }

  struct State: Equatable, Sendable {
    var content = Content.loading
    /// What the follow was before the request that is under way.
    var followBefore: Bool?
    /// What went wrong just now.
    @Pulse var failure: LocalizedString?

    var isFollowPending: Bool { followBefore != nil }
  }

  struct Services: Sendable {
    let load: @Sendable () -> Observable<Standing>
    let setFollowing: @Sendable (_ handle: String, Bool) -> Observable<Void>
    /// Asks first, and sends nothing where the answer is no.
    let setBlocking: @Sendable (_ handle: String, Bool) -> Observable<Void>
    let signOut: @Sendable () -> Observable<Void>
    let onOpen: @Sendable (Destination) -> Void
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { ProfileViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    switch action {
    case .appear:
      return load()
    case .follow:
      return follow()
    case .block:
      guard let (standing, relation) = currentState.relation else { return .empty() }
      return services.setBlocking(standing.handle, !relation.isBlocking)
        .flatMap { [weak self] in self?.load() ?? .empty() }
        .catch { .just(.failed(LocalizedString(reason: $0))) }
    case .signOut:
      return services.signOut()
        .flatMap { [weak self] in self?.load() ?? .empty() }
        .catch { .just(.failed(LocalizedString(reason: $0))) }
    case .open(let destination):
      services.onOpen(destination)
      return .empty()
    }
  }

  private func load() -> Observable<Change> {
    services.load()
      .map { .loaded(.person($0)) }
      .catch { error in
        let reason = LocalizedString(reason: error)
        switch error {
        case UserError.notSignedIn, UserError.notSignedInAs: return .just(.loaded(.nobody(reason)))
        default: return .just(.loaded(.failed(reason)))
        }
      }
      .startWith(.asked)
  }

  /// One request at a time: who presses twice asks once.
  private func follow() -> Observable<Change> {
    guard !currentState.isFollowPending, case .person(let standing) = currentState.content else { return .empty() }
    guard let relation = standing.relation else {
      services.onOpen(.signIn)
      return .empty()
    }
    let isFollowing = !relation.isFollowing
    return services.setFollowing(standing.handle, isFollowing)
      .map { .followed }
      .catch { .just(.notFollowed(LocalizedString(reason: $0))) }
      .startWith(.follow(isFollowing))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation.change {
    case .asked:
      if case .person = state.content { break }
      state.content = .loading
    case .loaded(let content):
      state.content = content
      // What was read meanwhile may be from before the request.
      if state.isFollowPending { state.show(isFollowing: state.followBefore == false) }
    case .follow(let isFollowing):
      state.followBefore = !isFollowing
      state.show(isFollowing: isFollowing)
    case .followed:
      state.followBefore = nil
    case .notFollowed(let reason):
      if let before = state.followBefore { state.show(isFollowing: before) }
      state.followBefore = nil
      state.failure = reason
    case .failed(let reason):
      state.failure = reason
    }
    return state
  }
}

extension ProfileReactor.State {
  fileprivate var relation: (Standing, Relation)? {
    guard case .person(let standing) = content else { return nil }
    return standing.relation.map { (standing, $0) }
  }

  /// Shows a follow that the market may not know yet.
  fileprivate mutating func show(isFollowing: Bool) {
    guard case .person(var standing) = content, standing.relation?.isFollowing == !isFollowing else { return }
    standing.relation?.isFollowing = isFollowing
    standing.profile.followerCount += isFollowing ? 1 : -1
    content = .person(standing)
  }
}
