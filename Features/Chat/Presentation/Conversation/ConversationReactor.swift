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
    case openItem, openPerson
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
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
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    let state = currentState
    switch action {
    case .appear:
      appeared.accept(())
      // The first time, the news say when to look.
      return state.isLoading ? .empty() : look()
    case .older: return older(state)
    case .seen: return seen(state)
    case .send(let text): return send(text, state)
    case .resend: return resend(state)
    case .discard: return .just(.discarded)
    case .accept:
      return answer(state.offers.first { !$0.isOwn }) { (.accepting($0), .accept($0.number)) }
    case .decline:
      return answer(state.offers.first { !$0.isOwn }) { (.declining($0), .decline($0.number)) }
    case .withdraw: return answer(state.offers.first(where: \.isOwn)) { (.withdrawing($0), .withdraw) }
    case .draft(let isWanted):
      guard isWanted, state.canOffer, let item = state.conversation?.item else { return .just(.draft(nil)) }
      return .just(.draft(PriceDraft(currencyCode: item.price.currencyCode)))
    case .price(let text):
      guard var draft = state.draft else { return .empty() }
      draft.text = text
      return .just(.draft(draft))
    case .offer:
      guard let price = state.draft?.price else { return .empty() }
      return settle(.make(price)).startWith(.draft(nil))
    case .leave:
      return services.ask(.leaving).flatMap { [services] in services.leave() }.changes()
    case .openItem: return open(state.conversation?.item.map { .item($0.id) })
    case .openPerson: return open(state.conversation.map { .person($0.otherId) })
    case .takeWayOut:
      return state.trouble?.takeWayOut(services.takeWayOut) { look().startWith(.loading) } ?? .empty()
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let sent = queue.concatMap { [services] message -> Observable<Change> in
      services.send(message.text)
        .map { .sent(message.id, $0) }
        .catch { .just(.notSent(message.id, LocalizedString(reason: $0))) }
    }
    let news = appeared.take(1)
      .flatMap { [services] in services.news }
      .concatMap { [weak self] in self?.look() ?? .empty() }
    let time = services.ticks
      .filter { [weak self] _ in self?.currentState.offers.isEmpty == false }
      .map { Change.time($0) }
    return .merge(mutation, Observable<Change>.merge(sent, news, time).map(Mutation.init))
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
  private func look() -> Observable<Change> {
    services.look()
      .map { .looked($0) }
      .catch { .just(.failed(Trouble($0))) }
  }

  /// Each stretch needs the first entry of the one after it, so that only one is asked for at a time.
  private func older(_ state: State) -> Observable<Change> {
    guard let before = state.olderBefore, state.older != .loading else { return .empty() }
    return services.older(before)
      .map { .older($0, before: before) }
      .catch { _ in .just(.olderFailed) }
      .startWith(.olderLoading)
  }

  private func seen(_ state: State) -> Observable<Change> {
    guard let newest = state.entries.last?.number, newest > state.seen else { return .empty() }
    // What could not be noted is noted with the next entry, or the next time.
    return services.markRead(newest).map { .seen(newest) }.catch { _ in .empty() }
  }

  private func send(_ text: String, _ state: State) -> Observable<Change> {
    guard !state.isBlocked, !text.allSatisfy(\.isWhitespace) else { return .empty() }
    let message = Outgoing(id: state.outgoingCount, text: text)
    return .concat(.just(.outgoing(message)), enqueue([message]))
  }

  private func resend(_ state: State) -> Observable<Change> {
    let failed = state.outgoing.filter { $0.failure != nil }
    return .concat(.from(failed.map { .resending($0.id) }), enqueue(failed))
  }

  private func enqueue(_ messages: [Outgoing]) -> Observable<Change> {
    .deferred { [queue] in
      for message in messages { queue.accept(message) }
      return .empty()
    }
  }

  /// Asks first; who presses twice asks once, as nothing is asked while an answer is on its way.
  private func answer(
    _ offer: JoinedOffer?, _ step: (JoinedOffer) -> (question: Question, step: Step)
  ) -> Observable<Change> {
    guard let offer else { return .empty() }
    let (question, step) = step(offer)
    return services.ask(question).flatMap { [weak self] in self?.settle(step) ?? .empty() }
  }

  private func settle(_ step: Step) -> Observable<Change> {
    guard !currentState.isSettling else { return .empty() }
    return .concat(
      .just(.settling(true)), .deferred { [services] in services.settle(step).changes() },
      .just(.settling(false)), .deferred { [weak self] in self?.look() ?? .empty() })
  }

  private func open(_ place: Place?) -> Observable<Change> {
    if let place { services.open(place) }
    return .empty()
  }
}

extension Observable<Void> {
  /// Nothing but why it failed.
  fileprivate func changes() -> Observable<ConversationReactor.Change> {
    flatMap { _ in Observable<ConversationReactor.Change>.empty() }
      .catch { .just(.refused(LocalizedString(reason: $0))) }
  }
}
