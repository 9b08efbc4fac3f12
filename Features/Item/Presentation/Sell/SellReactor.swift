import Dispatch
import Item
import Presentation
import Reactive
import Reactors

/// The form of an item: of a new one, which is kept as a draft while it is written, or of one that is on sale.
final class SellReactor: Reactor, ControllerProtocol {
  enum Action: Equatable, Sendable {
    /// The screen came into sight.
    case appear
    case type(SaleField, String)
    case choose(Condition?)
    case give(Bool)
    /// Nothing was typed for a while.
    case pause
    case publish, discard
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case loading
    case loaded(Beginning)
    case failed(Trouble)
    case typed(SaleField, String)
    case chosen(Condition?)
    case given(Bool)
    case keeping(Keeping)
    /// What items ask that are alike by this title and category.
    case surveyed(AlikePrices?, title: String, category: String)
    /// It cannot be put on sale as it is.
    case judged(faultCount: Int)
    case publishing
    case published
    case discarded
    case refused(LocalizedString)
  }

  struct State: Equatable, Sendable {
    var form = SaleDraft()
    /// What a price is in where nothing is said.
    var currencyCode = ""
    /// What was typed in, so that it can be judged.
    var touched: Set<SaleField> = []
    var phase = Phase.loading
    var keeping = Keeping.nothing
    var alike: AlikePrices?
    /// What the fields are to hold from now on, whatever was typed in them.
    @Pulse var filled: SaleDraft?
    /// What went wrong just now.
    @Pulse var failure: LocalizedString?

    var checked: CheckedSale { CheckedSale(form, currencyCode: currencyCode) }
  }

  enum Phase: Equatable, Sendable {
    case loading, ready, publishing
    /// There is no form, or no more.
    case failed(Trouble)
  }

  /// How the draft stands.
  enum Keeping: Equatable, Sendable {
    case nothing, restored, writing, kept
    case failed(LocalizedString)
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    let load: @Sendable () -> Observable<Beginning>
    /// Nil where no draft is kept.
    let keep: (@Sendable (SaleDraft) -> Observable<Void>)?
    let discard: @Sendable () -> Observable<Void>
    /// Puts it on sale, or changes it, and goes on to it.
    let publish: @Sendable (ListingDetails) -> Observable<Void>
    let alike: @Sendable (ListingDetails) -> Observable<AlikePrices?>
    /// Sends once where the answer is yes.
    let ask: @Sendable (Question) -> Observable<Void>
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  /// What a form begins with.
  struct Beginning: Equatable, Sendable {
    let form: SaleDraft
    let currencyCode: String
  }

  static let patience = DispatchTimeInterval.milliseconds(400)

  let initialState = State()
  let storage = Storage()
  let isNew: Bool
  private let services: Services
  private let time: any SchedulerType

  init(_ services: Services, time: any SchedulerType) {
    self.services = services
    self.time = time
    isNew = services.keep != nil
  }

  func makeViewController() -> AnyViewController { SellViewController(reactor: self) }

  func transform(action: Observable<Action>) -> Observable<Action> {
    let changes = action.filter { action in
      switch action {
      case .type, .choose, .give: true
      default: false
      }
    }
    return .merge(action, changes.debounce(Self.patience, scheduler: time).map { _ in .pause })
  }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    let state = currentState
    switch action {
    case .appear: return state.isBegun ? .empty() : load()
    case .type(let field, let text): return .just(.typed(field, text))
    case .choose(let condition): return .just(.chosen(condition))
    case .give(let isFree): return .just(.given(isFree))
    case .pause: return state.phase == .ready ? .merge(keep(state.form), survey(state)) : .empty()
    case .publish: return state.phase == .ready && state.keeping != .writing ? publish(state.checked) : .empty()
    case .discard: return state.phase == .ready && isNew ? discard() : .empty()
    case .takeWayOut:
      guard case .failed(let trouble) = state.phase else { return .empty() }
      return trouble.takeWayOut(services.takeWayOut, orRetry: load)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation.change {
    case .loading: state.phase = .loading
    case .loaded(let beginning): state.begin(beginning, isNew: isNew)
    case .failed(let trouble): state.phase = .failed(trouble)
    case .typed(let field, let text):
      state.form[field] = text
      state.touched.insert(field)
    case .chosen(let condition): state.form.condition = condition
    case .given(let isFree): state.form.isFree = isFree
    case .keeping(let keeping): state.keeping = keeping
    case .surveyed(let alike, let title, let category):
      // An answer to another title is dropped.
      if state.form.title == title, state.form.category == category { state.alike = alike }
    case .judged(let count):
      state.touched = Set(SaleField.allCases)
      state.failure = LocalizedString(ItemText.formFaults, ["count": .number(count)])
    case .publishing: state.phase = .publishing
    case .published:
      state.phase = .ready
      if isNew { state.beginAnew() }
    case .discarded: state.beginAnew()
    case .refused(let reason): (state.phase, state.failure) = (.ready, reason)
    }
    return state
  }
}

extension SellReactor {
  private func load() -> Observable<Change> {
    services.load()
      .map { .loaded($0) }
      .catch { .just(.failed(Trouble($0))) }
      .startWith(.loading)
  }

  /// One at a time, so that no draft overtakes a later one: what was typed meanwhile is kept next.
  private func keep(_ form: SaleDraft) -> Observable<Change> {
    guard let keep = services.keep, currentState.keeping != .writing else { return .empty() }
    let outcome = keep(form)
      .map { Change.keeping(form.isEmpty ? .nothing : .kept) }
      .catch { .just(.keeping(.failed(LocalizedString(reason: $0)))) }
    let rest = Observable<Change>.deferred { [weak self] in
      guard let self, currentState.phase == .ready, currentState.form != form else { return .empty() }
      return self.keep(currentState.form)
    }
    return .concat(.just(.keeping(.writing)), outcome, rest)
  }

  /// What others ask is worth having, and nothing is wrong where it cannot be had.
  private func survey(_ state: State) -> Observable<Change> {
    let (title, category) = (state.form.title, state.form.category)
    return services.alike(state.checked.details)
      .map { .surveyed($0, title: title, category: category) }
      .catch { _ in .empty() }
  }

  private func publish(_ checked: CheckedSale) -> Observable<Change> {
    guard checked.faults.isEmpty else { return .just(.judged(faultCount: checked.faults.count)) }
    return services.publish(checked.details)
      .map { .published }
      .catch { error in
        let trouble = Trouble(error)
        return .just(trouble.wayOut == .signIn ? .failed(trouble) : .refused(trouble.reason))
      }
      .startWith(.publishing)
  }

  private func discard() -> Observable<Change> {
    let question = Question(
      title: LocalizedString(ItemText.discardQuestion), message: LocalizedString(ItemText.discardWarning),
      consent: LocalizedString(ItemText.discard))
    return services.ask(question).flatMap { [services] in
      services.discard().map { Change.discarded }.catch { .just(.refused(LocalizedString(reason: $0))) }
    }
  }
}

extension SellReactor.State {
  /// Whether there is a form that somebody may have typed in.
  fileprivate var isBegun: Bool { phase == .ready || phase == .publishing }

  fileprivate mutating func begin(_ beginning: SellReactor.Beginning, isNew: Bool) {
    form = beginning.form
    filled = form
    currencyCode = beginning.currencyCode
    keeping = isNew && !form.isEmpty ? .restored : .nothing
    phase = .ready
  }

  fileprivate mutating func beginAnew() {
    form = SaleDraft()
    filled = form
    touched = []
    alike = nil
    keeping = .nothing
  }
}
