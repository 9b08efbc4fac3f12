import Presentation
import Reactive
import Reactors

/// What one sends and waits for: the first page, and further ones as the end comes into sight.
final class ParcelsReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    /// The screen came into sight.
    case appear
    /// The last row that there is came into sight.
    case reachEnd
    case open(Place)
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case content(Loadable<Parcels>)
    case loadingMore
    case more(Page, behind: String)
    case notMore(Trouble, behind: String)
  }

  /// What is still to be sent, and what is or was on its way.
  struct Parcels: Equatable, Sendable {
    let waiting: [WaitingItem]
    var sent: Page
  }

  /// Parcels from the newest on, or from a cursor on.
  struct Page: Equatable, Sendable {
    var shipments: [SeenShipment]
    /// Where the next page begins; nil on the last one.
    var nextCursor: String?
  }

  struct State: Equatable, Sendable {
    var content = Loadable<Parcels>.loading
    /// Whether the next page is on its way.
    var isLoadingMore = false
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    /// At most so many parcels, and all that waits for one.
    let load: @Sendable (_ limit: Int) -> Observable<Parcels>
    /// The page behind a cursor.
    let more: @Sendable (_ cursor: String) -> Observable<Page>
    let open: @Sendable (Place) -> Void
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  /// Where a row leads.
  enum Place: Hashable, Sendable {
    /// The parcel with this number.
    case parcel(Int64)
    /// The item with this id, to be sent.
    case item(String)
  }

  /// How many parcels there are on a page.
  static let pageSize = 50

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { ParcelsViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    switch action {
    case .appear:
      return load()
    case .reachEnd:
      return more()
    case .open(let place):
      services.open(place)
      return .empty()
    case .takeWayOut:
      return currentState.content.takeWayOut(services.takeWayOut, orRetry: load)
    }
  }

  /// As many as there were, so that who comes back finds their place.
  private func load() -> Observable<Change> {
    services.load(max(currentState.content.content?.sent.shipments.count ?? 0, Self.pageSize))
      .loadable()
      .map { .content($0) }
  }

  /// Each page needs the cursor of the one before, so that only one is asked for at a time.
  private func more() -> Observable<Change> {
    guard !currentState.isLoadingMore, let cursor = currentState.content.content?.sent.nextCursor else {
      return .empty()
    }
    return services.more(cursor)
      .map { .more($0, behind: cursor) }
      .catch { .just(.notMore(Trouble($0), behind: cursor)) }
      .startWith(.loadingMore)
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation.change {
    case .content(let content): state.content.update(to: content)
    case .loadingMore: state.isLoadingMore = true
    case .more(let page, let cursor):
      state.isLoadingMore = false
      state.append(page, behind: cursor)
    case .notMore(let trouble, let cursor):
      state.isLoadingMore = false
      if state.isFollowed(behind: cursor) { state.content = .failed(trouble) }
    }
    return state
  }
}

extension ParcelsReactor.State {
  /// Whether what is shown goes on behind a cursor: else it was read anew meanwhile, and no answer is wanted any more.
  fileprivate func isFollowed(behind cursor: String) -> Bool {
    content.content?.sent.nextCursor == cursor
  }

  fileprivate mutating func append(_ page: ParcelsReactor.Page, behind cursor: String) {
    guard var parcels = content.content, isFollowed(behind: cursor) else { return }
    parcels.sent.shipments += page.shipments
    parcels.sent.nextCursor = page.nextCursor
    content = .loaded(parcels)
  }
}
