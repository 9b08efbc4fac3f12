import Presentation
import Reactive
import Reactors

/// What one sends and waits for.
final class ParcelsReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    /// The screen came into sight.
    case appear
    case open(Place)
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case loading
    case loaded(Parcels)
    case failed(Trouble)
  }

  /// What is still to be sent, and what is or was on its way.
  struct Parcels: Equatable, Sendable {
    let waiting: [WaitingItem]
    let sent: [SeenShipment]
  }

  struct State: Equatable, Sendable {
    var content = Loadable<Parcels>.loading
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    let load: @Sendable () -> Observable<Parcels>
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
    case .open(let place):
      services.open(place)
      return .empty()
    case .takeWayOut:
      guard let address = currentState.content.trouble?.wayOut.address else { return load() }
      services.takeWayOut(address)
      return .empty()
    }
  }

  private func load() -> Observable<Change> {
    services.load()
      .map { .loaded($0) }
      .catch { .just(.failed(Trouble($0))) }
      .startWith(.loading)
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation.change {
    case .loading: state.content = state.content.reloading
    case .loaded(let parcels): state.content = .loaded(parcels)
    case .failed(let trouble): state.content = .failed(trouble)
    }
    return state
  }
}
