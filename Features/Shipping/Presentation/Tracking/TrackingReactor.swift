import Presentation
import Reactive
import Reactors
import Shipping

/// Where a parcel is and was; its buyer says here that it arrived.
final class TrackingReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    case appear
    case receive
    case record
    case openItem
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case loaded(Content)
    case refused(LocalizedString)
  }

  /// What there is to see.
  enum Content: Equatable, Sendable {
    case loading
    case parcel(SeenShipment)
    case failed(LocalizedString)
  }

  struct State: Equatable, Sendable {
    var content = Content.loading
    /// What went wrong just now.
    var refusal: LocalizedString?
  }

  struct Services: Sendable {
    let load: @Sendable () -> Observable<SeenShipment>
    /// Asks first, and sends nothing where the answer is no.
    let receive: @Sendable () -> Observable<SeenShipment>
    let onRecord: @Sendable () -> Void
    let onOpenItem: @Sendable (_ id: String) -> Void
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { TrackingViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    switch action {
    case .appear:
      return services.load()
        .map { .loaded(.parcel($0)) }
        .catch { .just(.loaded(.failed(LocalizedString(reason: $0)))) }
    case .receive:
      return services.receive()
        .map { .loaded(.parcel($0)) }
        .catch { .just(.refused(LocalizedString(reason: $0))) }
    case .record:
      services.onRecord()
      return .empty()
    case .openItem:
      if case .parcel(let seen) = currentState.content { services.onOpenItem(seen.shipment.label.itemId) }
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation.change {
    case .loaded(let content): (state.content, state.refusal) = (content, nil)
    case .refused(let reason): state.refusal = reason
    }
    return state
  }
}
