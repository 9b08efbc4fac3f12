import Chat
import Money
import Presentation
import Reactive
import Reactors

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One conversation: its timeline, live; what is being sent; the offers that stand.
final class ConversationReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    /// The conversation came into sight.
    case appear
    /// What failed is to be tried again.
    case retry
    /// The first entry is in sight.
    case older
    /// The last entry is in sight.
    case seen
    case send(String)
    /// All messages that were not sent are to be sent again, or to be forgotten.
    case resend
    case discard
    case accept, decline, withdraw
    /// A price is to be offered after all, or not.
    case draft(Bool)
    case price(String)
    case offer
    case leave
    case showItem, showPerson, showInbox, signIn
  }

  struct Mutation: Sendable {
    fileprivate enum Change {
      case loading
      case looked(Look)
      case failed(Trouble)
      case olderLoading
      case older(JoinedThread, before: Int64)
      case olderFailed
      case seen(Int64)
      case outgoing(Outgoing)
      case resending(Int)
      case sent(Int, JoinedEntry)
      case notSent(Int, LocalizedString)
      case discarded
      case settling(Bool)
      case draft(PriceDraft?)
      case refused(LocalizedString)
      case time(Date)
    }

    fileprivate let change: Change

    fileprivate init(_ change: Change) {
      self.change = change
    }
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services
  private let appeared = PublishRelay<Void>()
  /// Messages on their way, one after the other, so that they arrive in the order in which they were written.
  private let queue = PublishRelay<Outgoing>()

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { ConversationViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    let state = currentState
    switch action {
    case .appear:
      appeared.accept(())
      // The first time, the news say when to look.
      return state.isLoading ? .empty() : look()
    case .retry: return look().startWith(Mutation(.loading))
    case .older: return older(state)
    case .seen: return seen(state)
    case .send(let text): return send(text, state)
    case .resend: return resend(state)
    case .discard: return .just(Mutation(.discarded))
    case .accept:
      return answer(state.offers.first { !$0.isOwn }) { (.accepting($0), .accept($0.number)) }
    case .decline:
      return answer(state.offers.first { !$0.isOwn }) { (.declining($0), .decline($0.number)) }
    case .withdraw: return answer(state.offers.first(where: \.isOwn)) { (.withdrawing($0), .withdraw) }
    case .draft(let isWanted):
      guard isWanted, state.canOffer, let item = state.conversation?.item else { return .just(Mutation(.draft(nil))) }
      return .just(Mutation(.draft(PriceDraft(currencyCode: item.price.currencyCode))))
    case .price(let text):
      guard var draft = state.draft else { return .empty() }
      draft.text = text
      return .just(Mutation(.draft(draft)))
    case .offer:
      guard let price = state.draft?.price else { return .empty() }
      return settle(.make(price)).startWith(Mutation(.draft(nil)))
    case .leave:
      return services.confirm(.leaving).flatMap { [services] in services.leave() }.mutations()
    case .showItem: return show(state.conversation?.item.map { .item($0.id) })
    case .showPerson: return show(state.conversation.map { .person($0.otherId) })
    case .showInbox: return show(.inbox)
    case .signIn: return show(.signIn)
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let sent = queue.concatMap { [services] message in
      services.send(message.text)
        .map { Mutation(.sent(message.id, $0)) }
        .catch { .just(Mutation(.notSent(message.id, LocalizedString(reason: $0)))) }
    }
    let news = appeared.take(1)
      .flatMap { [services] in services.news }
      .concatMap { [weak self] in self?.look() ?? .empty() }
    let time = services.ticks
      .filter { [weak self] _ in self?.currentState.offers.isEmpty == false }
      .map { Mutation(.time($0)) }
    return .merge(mutation, sent, news, time)
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation.change {
    case .loading:
      state.isLoading = true
      state.trouble = nil
    case .looked(let look): state.take(look)
    case .failed(let trouble):
      if trouble.wayOut != .retry { state.clear() }
      state.isLoading = false
      state.trouble = trouble
    case .olderLoading: state.older = .loading
    case .older(let thread, let before): state.prepend(thread, before: before)
    case .olderFailed: state.older = .failed
    case .seen(let number): state.seen = max(state.seen, number)
    case .outgoing(let message):
      state.outgoing.append(message)
      state.outgoingCount += 1
    case .resending(let id): state.fail(id, nil)
    case .sent(let id, let entry): state.add(entry, sentAs: id)
    case .notSent(let id, let reason): state.fail(id, reason)
    case .discarded: state.outgoing.removeAll { $0.failure != nil }
    case .settling(let isSettling): state.isSettling = isSettling
    case .draft(let draft): state.draft = draft
    case .refused(let reason): state.failure = reason
    case .time(let moment): state.pass(to: moment)
    }
    return state
  }
}

extension ConversationReactor {
  private func look() -> Observable<Mutation> {
    services.look()
      .map { Mutation(.looked($0)) }
      .catch { .just(Mutation(.failed(Trouble($0)))) }
  }

  /// Each stretch needs the first entry of the one after it, so that only one is asked for at a time.
  private func older(_ state: State) -> Observable<Mutation> {
    guard let before = state.olderBefore, state.older != .loading else { return .empty() }
    return services.older(before)
      .map { Mutation(.older($0, before: before)) }
      .catch { _ in .just(Mutation(.olderFailed)) }
      .startWith(Mutation(.olderLoading))
  }

  private func seen(_ state: State) -> Observable<Mutation> {
    guard let newest = state.entries.last?.number, newest > state.seen else { return .empty() }
    // What could not be noted is noted with the next entry, or the next time.
    return services.markRead(newest).map { Mutation(.seen(newest)) }.catch { _ in .empty() }
  }

  private func send(_ text: String, _ state: State) -> Observable<Mutation> {
    guard !state.isBlocked, !text.allSatisfy(\.isWhitespace) else { return .empty() }
    let message = Outgoing(id: state.outgoingCount, text: text)
    return .concat(.just(Mutation(.outgoing(message))), enqueue([message]))
  }

  private func resend(_ state: State) -> Observable<Mutation> {
    let failed = state.outgoing.filter { $0.failure != nil }
    return .concat(.from(failed.map { Mutation(.resending($0.id)) }), enqueue(failed))
  }

  private func enqueue(_ messages: [Outgoing]) -> Observable<Mutation> {
    .deferred { [queue] in
      for message in messages { queue.accept(message) }
      return .empty()
    }
  }

  /// Asks first; who presses twice asks once, as nothing is asked while an answer is on its way.
  private func answer(
    _ offer: JoinedOffer?, _ step: (JoinedOffer) -> (question: Question, step: Step)
  ) -> Observable<Mutation> {
    guard let offer else { return .empty() }
    let (question, step) = step(offer)
    return services.confirm(question).flatMap { [weak self] in self?.settle(step) ?? .empty() }
  }

  private func settle(_ step: Step) -> Observable<Mutation> {
    guard !currentState.isSettling else { return .empty() }
    return .concat(
      .just(Mutation(.settling(true))), .deferred { [services] in services.settle(step).mutations() },
      .just(Mutation(.settling(false))), .deferred { [weak self] in self?.look() ?? .empty() })
  }

  private func show(_ place: Place?) -> Observable<Mutation> {
    place.map { services.show($0).mutations() } ?? .empty()
  }
}

extension Observable<Void> {
  /// Nothing but why it failed.
  fileprivate func mutations() -> Observable<ConversationReactor.Mutation> {
    flatMap { _ in Observable<ConversationReactor.Mutation>.empty() }
      .catch { .just(ConversationReactor.Mutation(.refused(LocalizedString(reason: $0)))) }
  }
}
