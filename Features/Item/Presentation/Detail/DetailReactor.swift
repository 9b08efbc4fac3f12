import Item
import Presentation
import Reactive
import Reactors

/// An item: what is known about it, and what can be done.
final class DetailReactor: Reactor, ControllerProtocol {
  enum Action: Equatable, Sendable {
    /// The screen came into sight.
    case appear
    case toggleFavourite, chat, openSeller
    case edit, remove, release, sell
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case content(Loadable<ItemDetail>)
    case surveyed(AlikePrices?)
    case marking(ItemDetail)
    case notMarked(ItemDetail)
    case working
    case worked
    case refused(LocalizedString)
  }

  struct State: Equatable, Sendable {
    var content = Loadable<ItemDetail>.loading
    var prices: AlikePrices?
    /// Something is being done; nothing else can be begun.
    var isPending = false
    /// What went wrong just now.
    @Pulse var failure: LocalizedString?
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    let load: @Sendable () -> Observable<ItemDetail>
    let prices: @Sendable () -> Observable<AlikePrices?>
    let setFavourite: @Sendable (Bool) -> Observable<Void>
    /// Begins a conversation, and shows it.
    let chat: @Sendable () -> Observable<Void>
    let remove: @Sendable () -> Observable<Void>
    let release: @Sendable () -> Observable<Void>
    /// Makes it the holder's, or somebody's who is named by a handle.
    let sell: @Sendable (_ handle: String?) -> Observable<Void>
    /// Sends once where the answer is yes.
    let ask: @Sendable (Question) -> Observable<Void>
    /// Who buys it; sends nothing where nobody does after all.
    let askBuyer: @Sendable () -> Observable<String>
    let open: @Sendable (Place) -> Void
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  /// Where an item leads.
  enum Place: Equatable, Sendable {
    case seller(String)
    case edit
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { DetailViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    let state = currentState
    switch action {
    case .appear: return load()
    case .takeWayOut:
      return state.content.takeWayOut(services.takeWayOut, orRetry: load)
    default:
      guard let detail = state.content.content, !state.isPending else { return .empty() }
      return changes(for: action, on: detail)
    }
  }

  private func changes(for action: Action, on detail: ItemDetail) -> Observable<Change> {
    switch action {
    case .appear, .takeWayOut: .empty()
    case .toggleFavourite: mark(detail)
    case .chat:
      detail.isOwn ? .just(.refused(ItemError.ownItem(item: detail.listing.number).text)) : work(services.chat())
    case .openSeller: open(detail.seller.map { .seller($0.id) })
    case .edit: open(detail.isOwn ? .edit : nil)
    case .remove: confirmed(detail, .remove, services.remove)
    case .release: confirmed(detail, .release, services.release)
    case .sell: sell(detail)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation.change {
    case .content(let content): state.content.update(to: content)
    case .surveyed(let prices): state.prices = prices
    case .marking(let detail): (state.content, state.isPending) = (.loaded(detail), true)
    case .notMarked(let detail): (state.content, state.isPending) = (.loaded(detail), false)
    case .working: state.isPending = true
    case .worked: state.isPending = false
    case .refused(let reason): state.failure = reason
    }
    return state
  }
}

extension DetailReactor {
  private func load() -> Observable<Change> {
    let answers = services.load().loadable().map { Change.content($0) }
    // What others ask is worth having, and nothing is wrong where it cannot be had.
    let prices = services.prices().map { Change.surveyed($0) }.catch { _ in .empty() }
    return .concat(answers, prices)
  }

  /// Shown at once, and taken back where it is refused.
  private func mark(_ detail: ItemDetail) -> Observable<Change> {
    let isFavourite = !detail.isFavourite
    return services.setFavourite(isFavourite)
      .map { .worked }
      .catch { [weak self] error in .concat(.just(.notMarked(detail)), self?.explain(error) ?? .empty()) }
      .startWith(.marking(detail.marked(isFavourite)))
  }

  private func sell(_ detail: ItemDetail) -> Observable<Change> {
    guard detail.isOwn else { return .empty() }
    if detail.listing.isReserved {
      return confirmed(detail, .sell) { [services] in services.sell(nil) }
    }
    return services.askBuyer().flatMap { [weak self, services] handle in self?.work(services.sell(handle)) ?? .empty() }
  }

  private func confirmed(
    _ detail: ItemDetail, _ question: Question, _ step: @escaping @Sendable () -> Observable<Void>
  ) -> Observable<Change> {
    guard detail.isOwn else { return .empty() }
    return services.ask(question).flatMap { [weak self] in self?.work(step()) ?? .empty() }
  }

  /// Does something, and shows what became of the item.
  private func work(_ step: Observable<Void>) -> Observable<Change> {
    let reload = Observable<Change>.deferred { [weak self] in self?.load() ?? .empty() }
    return
      step
      .flatMap { Observable<Change>.concat(.just(.worked), reload) }
      .catch { [weak self] error in .concat(.just(.worked), .deferred { self?.explain(error) ?? .empty() }) }
      .startWith(.working)
  }

  /// Where something has to be done first, such as to sign in, leads there; else says why it was refused.
  private func explain(_ error: any Error) -> Observable<Change> {
    let trouble = Trouble(error)
    guard let address = trouble.wayOut.address else { return .just(.refused(trouble.reason)) }
    services.takeWayOut(address)
    return .empty()
  }

  private func open(_ place: Place?) -> Observable<Change> {
    if let place { services.open(place) }
    return .empty()
  }
}

extension Question {
  fileprivate static let remove = Question(
    title: LocalizedString(ItemText.removeQuestion), message: LocalizedString(ItemText.removeWarning),
    consent: LocalizedString(ItemText.remove))

  fileprivate static let release = Question(
    title: LocalizedString(ItemText.releaseQuestion), message: LocalizedString(ItemText.releaseWarning),
    consent: LocalizedString(ItemText.release))

  fileprivate static let sell = Question(
    title: LocalizedString(ItemText.sellQuestion), message: LocalizedString(ItemText.sellWarning),
    consent: LocalizedString(ItemText.sell))
}
