import Presentation
import Reactive
import Reactors
import User

/// Somebody's profile, or one's own. A follow is shown at once, and taken back where it fails.
final class ProfileReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    /// The screen came into sight.
    case appear
    case follow
    case block
    case signOut
    case open(Place)
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case content(Loadable<Standing>)
    case follow(Bool)
    case followed
    case notFollowed(LocalizedString)
    case refused(LocalizedString)
  }

  struct State: Equatable, Sendable {
    var content = Loadable<Standing>.loading
    /// What the follow was before the request that is under way.
    var followBefore: Bool?
    /// What went wrong just now.
    @Pulse var failure: LocalizedString?

    var isFollowPending: Bool { followBefore != nil }
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    let load: @Sendable () -> Observable<Standing>
    let setFollowing: @Sendable (_ handle: String, Bool) -> Observable<Void>
    let setBlocking: @Sendable (_ handle: String, Bool) -> Observable<Void>
    let signOut: @Sendable () -> Observable<Void>
    /// Sends once where the answer is yes.
    let ask: @Sendable (Question) -> Observable<Void>
    let open: @Sendable (Place) -> Void
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  /// Where a profile leads.
  enum Place: Sendable {
    case signIn, cpf, edit
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
      return services.ask(.block(standing.handle, !relation.isBlocking))
        .flatMap { [services] in services.setBlocking(standing.handle, !relation.isBlocking) }
        .flatMap { [weak self] in self?.load() ?? .empty() }
        .catch { .just(.refused(LocalizedString(reason: $0))) }
    case .signOut:
      return services.signOut()
        .flatMap { [weak self] in self?.load() ?? .empty() }
        .catch { .just(.refused(LocalizedString(reason: $0))) }
    case .open(let place):
      services.open(place)
      return .empty()
    case .takeWayOut:
      return currentState.content.takeWayOut(services.takeWayOut, orRetry: load)
    }
  }

  private func load() -> Observable<Change> {
    services.load().loadable().map { .content($0) }
  }

  /// One request at a time: who presses twice asks once.
  private func follow() -> Observable<Change> {
    guard !currentState.isFollowPending, let standing = currentState.content.content else { return .empty() }
    guard let relation = standing.relation else {
      services.open(.signIn)
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
    case .content(let content):
      state.content.update(to: content)
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
    case .refused(let reason):
      state.failure = reason
    }
    return state
  }
}

extension ProfileReactor.State {
  fileprivate var relation: (Standing, Relation)? {
    guard let standing = content.content else { return nil }
    return standing.relation.map { (standing, $0) }
  }

  /// Shows a follow that the market may not know yet.
  fileprivate mutating func show(isFollowing: Bool) {
    guard var standing = content.content, standing.relation?.isFollowing == !isFollowing else { return }
    standing.relation?.isFollowing = isFollowing
    standing.profile.followerCount += isFollowing ? 1 : -1
    content = .loaded(standing)
  }
}

extension Question {
  fileprivate static func block(_ handle: String, _ isBlocking: Bool) -> Question {
    let values: [String: LocalizedString.Argument] = ["handle": .text(handle)]
    return Question(
      title: LocalizedString(isBlocking ? UserText.blockTitle : .unblockTitle, values),
      message: LocalizedString(isBlocking ? UserText.blockMessage : .unblockMessage, values),
      consent: LocalizedString(isBlocking ? UserText.block : .unblock))
  }
}
