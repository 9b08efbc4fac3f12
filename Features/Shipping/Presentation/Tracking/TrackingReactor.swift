import Presentation
import Reactive
import Reactors
import Shipping

/// Where a parcel is and was; its buyer says here that it arrived.
final class TrackingReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    /// The screen came into sight.
    case appear
    case receive
    case openItem, openEvent
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case content(Loadable<SeenShipment>)
    case refused(LocalizedString)
  }

  struct State: Equatable, Sendable {
    var content = Loadable<SeenShipment>.loading
    /// What went wrong just now.
    var refusal: LocalizedString?
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    let load: @Sendable () -> Observable<SeenShipment>
    /// Says that it arrived, and sends what became of it.
    let receive: @Sendable () -> Observable<SeenShipment>
    /// Sends once where the answer is yes.
    let ask: @Sendable (Question) -> Observable<Void>
    let open: @Sendable (Place) -> Void
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  /// Where a parcel leads.
  enum Place: Equatable, Sendable {
    /// The item with this id.
    case item(String)
    /// Where an event is entered.
    case event
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
    let seen = currentState.content.content
    switch action {
    case .appear:
      return load()
    case .receive:
      guard let seen else { return .empty() }
      return services.ask(.receive(seen.shipment.number))
        .flatMap { [services] in services.receive() }
        .map { .content(.loaded($0)) }
        .catch { .just(.refused(LocalizedString(reason: $0))) }
    case .openItem:
      if let seen { services.open(.item(seen.shipment.label.itemId)) }
      return .empty()
    case .openEvent:
      services.open(.event)
      return .empty()
    case .takeWayOut:
      return currentState.content.takeWayOut(services.takeWayOut, orRetry: load)
    }
  }

  private func load() -> Observable<Change> {
    services.load().loadable().map { .content($0) }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation.change {
    case .content(let content):
      state.content.update(to: content)
      if content != .loading { state.refusal = nil }
    case .refused(let reason): state.refusal = reason
    }
    return state
  }
}

extension Question {
  fileprivate static func receive(_ number: Int64) -> Question {
    Question(
      title: LocalizedString(ShippingText.receiveTitle, ["number": .text(String(number))]),
      message: LocalizedString(ShippingText.receiveMessage), consent: LocalizedString(ShippingText.receive))
  }
}
