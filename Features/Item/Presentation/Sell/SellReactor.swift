import Dispatch
import Item
import Presentation
import Reactive
import Reactors

/// The form of an item: of a new one, which is kept as a draft while it is written, or of one that is on sale.
final class SellReactor: Reactor, ControllerProtocol {
  enum Action: Equatable, Sendable {
    /// The screen came into sight, or is to be asked for again.
    case appear
    case type(SaleField, String)
    case choose(Condition?)
    case give(Bool)
    /// Nothing was typed for a while.
    case pause
    case publish, discard, signIn
  }

  enum Phase: Equatable, Sendable {
    case loading, ready, publishing, signedOut
    case failed(LocalizedString)
  }

  /// How the draft stands.
  enum Keeping: Equatable, Sendable {
    case nothing, restored, writing, kept
    case failed(LocalizedString)
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
    /// What is to be said and then forgotten.
    @Pulse var notice: LocalizedString?

    var checked: CheckedSale { CheckedSale(form, currencyCode: currencyCode) }
  }

  struct Mutation: Sendable {
    fileprivate let change: @Sendable (inout State) -> Void
  }

  /// What a form begins with.
  struct Beginning: Equatable, Sendable {
    let form: SaleDraft
    let currencyCode: String
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
    let signIn: @Sendable () -> Void
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
    let state = currentState
    switch action {
    case .appear: return state.isBegun ? .empty() : load()
    case .type(let field, let text):
      return .just(
        Mutation { state in
          state.form[field] = text
          state.touched.insert(field)
        })
    case .choose(let condition): return .just(Mutation { $0.form.condition = condition })
    case .give(let isFree): return .just(Mutation { $0.form.isFree = isFree })
    case .pause: return state.phase == .ready ? .merge(keep(state.form), survey(state)) : .empty()
    case .publish: return state.phase == .ready && state.keeping != .writing ? publish(state) : .empty()
    case .discard: return state.phase == .ready && isNew ? discard() : .empty()
    case .signIn:
      services.signIn()
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    mutation.change(&state)
    return state
  }
}

extension SellReactor {
  private func load() -> Observable<Mutation> {
    let isNew = isNew
    let answer = services.load().map { beginning in
      Mutation { state in
        state.form = beginning.form
        state.filled = beginning.form
        state.currencyCode = beginning.currencyCode
        state.keeping = isNew && !beginning.form.isEmpty ? .restored : .nothing
        state.phase = .ready
      }
    }
    return .concat(.just(Mutation { $0.phase = .loading }), answer.catch { .just(Mutation(failure: $0)) })
  }

  /// One at a time, so that no draft overtakes a later one: what was typed meanwhile is kept next.
  private func keep(_ form: SaleDraft) -> Observable<Mutation> {
    guard let keep = services.keep, currentState.keeping != .writing else { return .empty() }
    let outcome = keep(form).map { Mutation { $0.keeping = form.isEmpty ? .nothing : .kept } }.catch { error in
      .just(Mutation { $0.keeping = .failed(LocalizedString(reason: error)) })
    }
    let rest = Observable<Mutation>.deferred { [weak self] in
      guard let self, currentState.phase == .ready, currentState.form != form else { return .empty() }
      return self.keep(currentState.form)
    }
    return .concat(.just(Mutation { $0.keeping = .writing }), outcome, rest)
  }

  /// What others ask is worth having, and nothing is wrong where it cannot be had. An answer to another title is dropped.
  private func survey(_ state: State) -> Observable<Mutation> {
    let (title, category) = (state.form.title, state.form.category)
    return services.alike(state.checked.details).map { alike in
      Mutation { state in
        if state.form.title == title, state.form.category == category { state.alike = alike }
      }
    }.catch { _ in .empty() }
  }

  private func publish(_ state: State) -> Observable<Mutation> {
    let checked = state.checked
    guard checked.faults.isEmpty else {
      return .just(
        Mutation { state in
          state.touched = Set(SaleField.allCases)
          state.notice = LocalizedString(ItemText.formFaults, ["count": .number(checked.faults.count)])
        })
    }
    let isNew = isNew
    let done = Mutation { state in
      state.phase = .ready
      if isNew { state.beginAnew() }
    }
    let outcome = services.publish(checked.details).map { done }.catch { error in
      guard !(error is SignInNeeded) else { return .just(Mutation(failure: error)) }
      let notice = Mutation { state in
        state.phase = .ready
        state.notice = LocalizedString(reason: error)
      }
      return .just(notice)
    }
    return .concat(.just(Mutation { $0.phase = .publishing }), outcome)
  }

  private func discard() -> Observable<Mutation> {
    let question = Question(
      title: LocalizedString(ItemText.discardQuestion), message: LocalizedString(ItemText.discardWarning),
      consent: LocalizedString(ItemText.discard))
    return services.ask(question).flatMap { [services] in
      services.discard().map { Mutation { $0.beginAnew() } }.catch { error in
        .just(Mutation { $0.notice = LocalizedString(reason: error) })
      }
    }
  }
}

extension SellReactor.Mutation {
  /// There is no form, or no more: nobody is signed in, or something went wrong.
  fileprivate init(failure error: any Error) {
    let phase = error is SignInNeeded ? SellReactor.Phase.signedOut : .failed(LocalizedString(reason: error))
    self.init { $0.phase = phase }
  }
}

extension SellReactor.State {
  /// Whether there is a form that somebody may have typed in.
  fileprivate var isBegun: Bool { phase == .ready || phase == .publishing }

  fileprivate mutating func beginAnew() {
    form = SaleDraft()
    filled = form
    touched = []
    alike = nil
    keeping = .nothing
  }
}
