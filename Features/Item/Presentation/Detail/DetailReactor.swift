import Item
import Presentation
import Reactive
import Reactors

/// An item: what is known about it, and what can be done.
final class DetailReactor: Reactor, ControllerProtocol {
  enum Action: Equatable, Sendable {
    /// The screen came into sight, or is to be asked for again.
    case appear
    case toggleFavourite, chat, showSeller
    case edit, remove, release, sell
  }

  struct State: Equatable, Sendable {
    var detail: ItemDetail?
    var prices: AlikePrices?
    /// Why there is nothing to show.
    var failure: LocalizedString?
    var isLoading = true
    /// Something is being done; nothing else can be begun.
    var isBusy = false
    /// What is to be said and then forgotten.
    @Pulse var notice: LocalizedString?
  }

  struct Mutation: Sendable {
    fileprivate let change: @Sendable (inout State) -> Void
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
    /// Who buys it; nil for nobody after all.
    let askBuyer: @Sendable () -> Observable<String?>
    let showSeller: @Sendable (_ id: String) -> Void
    let edit: @Sendable () -> Void
    let signIn: @Sendable () -> Void
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { DetailViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    if action == .appear { return load() }
    guard let detail = currentState.detail, !currentState.isBusy else { return .empty() }
    switch action {
    case .appear: return .empty()
    case .toggleFavourite: return mark(detail)
    case .chat: return detail.isOwn ? say(ItemError.ownItem(item: detail.listing.number).text) : work(services.chat())
    case .showSeller:
      if let seller = detail.seller { services.showSeller(seller.id) }
      return .empty()
    case .edit:
      if detail.isOwn { services.edit() }
      return .empty()
    case .remove: return confirmed(detail, .remove, services.remove)
    case .release: return confirmed(detail, .release, services.release)
    case .sell: return sell(detail)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    mutation.change(&state)
    return state
  }
}

extension DetailReactor {
  private func load() -> Observable<Mutation> {
    let begin = Mutation { state in
      state.isLoading = true
      state.failure = nil
    }
    let answers = services.load().map { detail in
      Mutation { state in
        state.detail = detail
        state.isLoading = false
      }
    }.catch { error in
      .just(
        Mutation { state in
          state.detail = nil
          state.failure = LocalizedString(reason: error)
          state.isLoading = false
        })
    }
    // What others ask is worth having, and nothing is wrong where it cannot be had.
    let prices = services.prices().map { prices in Mutation { $0.prices = prices } }.catch { _ in .empty() }
    return .concat(.just(begin), answers, prices)
  }

  /// Shown at once, and taken back where it is refused.
  private func mark(_ detail: ItemDetail) -> Observable<Mutation> {
    let isFavourite = !detail.isFavourite
    let begin = Mutation { state in
      state.detail = detail.marked(isFavourite)
      state.isBusy = true
    }
    let outcome = services.setFavourite(isFavourite).map { Mutation { $0.isBusy = false } }.catch { [weak self] error in
      let undo = Mutation { state in
        state.detail = detail
        state.isBusy = false
      }
      return .concat(.just(undo), self?.explain(error) ?? .empty())
    }
    return .concat(.just(begin), outcome)
  }

  private func sell(_ detail: ItemDetail) -> Observable<Mutation> {
    guard detail.isOwn else { return .empty() }
    if detail.listing.isReserved {
      return confirmed(detail, .sell) { [services] in services.sell(nil) }
    }
    return services.askBuyer().flatMap { [weak self, services] handle -> Observable<Mutation> in
      guard let self, let handle else { return .empty() }
      return work(services.sell(handle))
    }
  }

  private func confirmed(
    _ detail: ItemDetail, _ question: Question, _ step: @escaping @Sendable () -> Observable<Void>
  ) -> Observable<Mutation> {
    guard detail.isOwn else { return .empty() }
    return services.ask(question).flatMap { [weak self] in self?.work(step()) ?? .empty() }
  }

  /// Does something, and shows what became of the item.
  private func work(_ step: Observable<Void>) -> Observable<Mutation> {
    let reload = Observable.deferred { [weak self] in self?.load() ?? .empty() }
    let end = Mutation { $0.isBusy = false }
    let outcome = step.flatMap { Observable.concat(.just(end), reload) }.catch { [weak self] error in
      .concat(.just(end), .deferred { self?.explain(error) ?? .empty() })
    }
    return .concat(.just(Mutation { $0.isBusy = true }), outcome)
  }

  private func explain(_ error: any Error) -> Observable<Mutation> {
    guard error is SignInNeeded else { return say(LocalizedString(reason: error)) }
    services.signIn()
    return .empty()
  }

  private func say(_ notice: LocalizedString) -> Observable<Mutation> { .just(Mutation { $0.notice = notice }) }
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
