import Dispatch
import Item
import Presentation
import Reactive
import Reactors

/// Finds what is on sale while it is looked for, page after page.
///
/// Each page needs the cursor of the one before. It lies in the state: `mutate` takes it from there, and the answer puts
/// the next one in its place; there is no circle of streams.
final class BrowseReactor: Reactor, ControllerProtocol {
  enum Action: Equatable, Sendable {
    /// The screen came into sight.
    case appear
    /// Something was typed; waits for more.
    case type(WritableField, String)
    /// A choice was made.
    case choose(Choice)
    /// Look now.
    case search
    /// The last row that there is came into sight.
    case reachEnd
    /// Go to an item.
    case open(Int64)
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  /// What can be typed.
  enum WritableField: Equatable, Sendable {
    case text, category, minimum, maximum, currency
  }

  /// What can be chosen.
  enum Choice: Equatable, Sendable {
    case condition(Condition?)
    case order(SearchOrder)
    case scope(BrowseCriteria.Scope)
    /// Everything that narrows the search is taken away.
    case everything
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case typed(WritableField, String)
    case chosen(BrowseCriteria)
    case searching(BrowseCriteria)
    case loadingMore
    /// A page behind a cursor, and what was asked.
    case found(JoinedItemPage, BrowseCriteria, behind: String?)
    case failed(Trouble, BrowseCriteria, behind: String?)
    case refreshed([JoinedItem])
  }

  struct State: Equatable, Sendable {
    /// What is typed and chosen.
    var criteria = BrowseCriteria()
    /// What was asked for last; nil before anything was.
    var asked: BrowseCriteria?
    var items: [JoinedItem] = []
    /// Where the next page begins; nil on the last one.
    var cursor: String?
    var phase = Phase.searching
  }

  enum Phase: Equatable, Sendable {
    case searching, loadingMore, idle
    case failed(Trouble)
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    /// A page behind a cursor.
    let search: @Sendable (_ criteria: BrowseCriteria, _ cursor: String?) -> Observable<JoinedItemPage>
    /// What became of items that were found.
    let refresh: @Sendable (_ numbers: [Int64]) -> Observable<[JoinedItem]>
    let open: @Sendable (Place) -> Void
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  /// Where browsing leads.
  enum Place: Equatable, Sendable {
    case item(Int64)
  }

  static let patience = DispatchTimeInterval.milliseconds(200)

  let initialState = State()
  let storage = Storage()
  private let services: Services
  private let time: any SchedulerType

  init(_ services: Services, time: any SchedulerType) {
    self.services = services
    self.time = time
  }

  func makeViewController() -> AnyViewController { BrowseViewController(reactor: self) }

  /// Once nothing was typed for a while, it is looked for.
  func transform(action: Observable<Action>) -> Observable<Action> {
    let typed = action.filter { if case .type = $0 { true } else { false } }
    return .merge(action, typed.debounce(Self.patience, scheduler: time).map { _ in .search })
  }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    let state = currentState
    switch action {
    case .appear: return state.asked == nil ? search(state.criteria) : refresh(state.items.map(\.number))
    case .type(let field, let text): return .just(.typed(field, text))
    case .choose(let choice):
      var criteria = state.criteria
      criteria.apply(choice)
      return criteria == state.asked ? .just(.chosen(criteria)) : search(criteria).startWith(.chosen(criteria))
    case .search: return state.criteria == state.asked ? .empty() : search(state.criteria)
    case .reachEnd: return moreIfIdle()
    case .open(let number):
      services.open(.item(number))
      return .empty()
    case .takeWayOut:
      guard case .failed(let trouble) = state.phase else { return .empty() }
      return trouble.takeWayOut(services.takeWayOut) {
        state.cursor == nil ? search(state.criteria) : more(state)
      }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation.change {
    case .typed(let field, let text): state.criteria.set(field, to: text)
    case .chosen(let criteria): state.criteria = criteria
    case .searching(let criteria): (state.asked, state.cursor, state.phase) = (criteria, nil, .searching)
    case .loadingMore: state.phase = .loadingMore
    case .found(let page, let criteria, let cursor):
      guard state.isWaiting(for: criteria, behind: cursor) else { break }
      state.items = (cursor == nil ? [] : state.items) + page.items
      state.cursor = page.nextCursor
      state.phase = .idle
    case .failed(let trouble, let criteria, let cursor):
      guard state.isWaiting(for: criteria, behind: cursor) else { break }
      if cursor == nil { state.items = [] }
      state.phase = .failed(trouble)
    case .refreshed(let items):
      let fresh = Dictionary(items.map { ($0.number, $0) }) { first, _ in first }
      state.items = state.items.map { fresh[$0.number] ?? $0 }
    }
    return state
  }
}

extension BrowseReactor {
  /// What is found stays in sight until there is an answer, or a failure.
  private func search(_ criteria: BrowseCriteria) -> Observable<Change> {
    services.search(criteria, nil)
      .flatMap { [weak self] page -> Observable<Change> in
        let answer = Change.found(page, criteria, behind: nil)
        guard let self, page.ends(as: currentState.items) else { return .just(answer) }
        // A list tells once that the end of these rows is in sight, and may have told already.
        return .concat(.just(answer), .deferred { [weak self] in self?.moreIfIdle() ?? .empty() })
      }
      .catch { .just(.failed(Trouble($0), criteria, behind: nil)) }
      .startWith(.searching(criteria))
  }

  private func moreIfIdle() -> Observable<Change> {
    let state = currentState
    return state.phase == .idle ? more(state) : .empty()
  }

  private func more(_ state: State) -> Observable<Change> {
    guard let criteria = state.asked, let cursor = state.cursor else { return .empty() }
    return services.search(criteria, cursor)
      .map { .found($0, criteria, behind: cursor) }
      .catch { .just(.failed(Trouble($0), criteria, behind: cursor)) }
      .startWith(.loadingMore)
  }

  /// What was sold or changed meanwhile says so; nothing jumps. A failure leaves what there is.
  private func refresh(_ numbers: [Int64]) -> Observable<Change> {
    guard !numbers.isEmpty else { return .empty() }
    return services.refresh(numbers).map { .refreshed($0) }.catch { _ in .empty() }
  }
}

extension BrowseReactor.State {
  /// Whether an answer is still wanted: an answer to what nobody asks any more is dropped.
  fileprivate func isWaiting(for criteria: BrowseCriteria, behind cursor: String?) -> Bool {
    asked == criteria && self.cursor == cursor && phase == (cursor == nil ? .searching : .loadingMore)
  }
}

extension JoinedItemPage {
  fileprivate func ends(as others: [JoinedItem]) -> Bool {
    items.count == others.count && items.last?.number == others.last?.number
  }
}

extension BrowseCriteria {
  fileprivate mutating func set(_ field: BrowseReactor.WritableField, to text: String) {
    switch field {
    case .text: self.text = text
    case .category: category = text
    case .minimum: minimum = text
    case .maximum: maximum = text
    case .currency: currency = text
    }
  }

  fileprivate mutating func apply(_ choice: BrowseReactor.Choice) {
    switch choice {
    case .condition(let condition): self.condition = condition
    case .order(let order): self.order = order
    case .scope(let scope): self.scope = scope
    case .everything: self = widened
    }
  }
}
