import Presentation
import Reactive
import Reactors

/// The conversations of whoever is signed in: the first page, live, and further ones as the end comes into sight.
final class InboxReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    /// The inbox came into sight.
    case appear
    /// What failed is to be tried again.
    case retry
    /// The last row that there is came into sight.
    case reachEnd
    case open(Int64)
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case loading
    case first(JoinedInbox)
    case loadingMore
    case next(JoinedInbox, after: String)
    case failed(Trouble)
    case read(Int64)
    case left(Int64)
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    /// The page behind a cursor, or the first.
    let page: @Sendable (_ cursor: String?) -> Observable<JoinedInbox>
    /// Something happened in a conversation, here or in another process. The first comes as soon as nothing can be
    /// missed any more.
    let news: Observable<News>
    let open: @Sendable (Place) -> Void
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  enum News: Sendable, Equatable {
    /// Something that the first page shows.
    case changed
    /// The conversation with this number was read, or left, here.
    case read(Int64)
    case left(Int64)
  }

  /// Where the inbox leads.
  enum Place: Sendable {
    case conversation(Int64)
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services
  private let appeared = PublishRelay<Void>()

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { InboxViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    switch action {
    case .appear:
      appeared.accept(())
      // The first time, the news say when to look.
      return currentState.isLoading ? .empty() : first()
    case .retry:
      return retry()
    case .reachEnd:
      return next()
    case .open(let number):
      services.open(.conversation(number))
      return .empty()
    case .takeWayOut:
      return currentState.trouble?.takeWayOut(services.takeWayOut, orRetry: retry) ?? .empty()
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let live = appeared.take(1)
      .flatMap { [services] in services.news }
      .concatMap { [weak self] news -> Observable<Change> in
        switch news {
        case .changed: self?.first() ?? .empty()
        case .read(let number): .just(.read(number))
        case .left(let number): .just(.left(number))
        }
      }
    return .merge(mutation, live.map(Mutation.init))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation.change {
    case .loading:
      state.isLoading = true
      state.trouble = nil
    case .first(let page):
      state.replaceFirst(with: page)
      state.isLoading = false
      state.trouble = nil
    case .loadingMore: state.isLoadingMore = true
    case .next(let page, let cursor):
      state.append(page, after: cursor)
      state.isLoadingMore = false
      state.trouble = nil
    case .failed(let trouble):
      if trouble.wayOut == .signIn { state.clear() }
      state.isLoading = false
      state.isLoadingMore = false
      state.trouble = trouble
    case .read(let number): state.markRead(number)
    case .left(let number): state.remove(number)
    }
    return state
  }

  private func retry() -> Observable<Change> {
    .concat(currentState.rows.isEmpty ? .just(.loading) : next(), first())
  }

  private func first() -> Observable<Change> {
    services.page(nil)
      .map { .first($0) }
      .catch { .just(.failed(Trouble($0))) }
  }

  /// Each page needs the cursor of the one before, so that only one is asked for at a time.
  private func next() -> Observable<Change> {
    let state = currentState
    guard let cursor = state.nextCursor, !state.isLoadingMore else { return .empty() }
    return services.page(cursor)
      .map { .next($0, after: cursor) }
      .catch { .just(.failed(Trouble($0))) }
      .startWith(.loadingMore)
  }
}
