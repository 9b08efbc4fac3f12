import Presentation
import Reactive
import Reactors

/// What one sends and waits for.
final class ParcelsReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    case appear
    /// The parcel with this number.
    case open(Int64)
  }

  struct Mutation: Sendable {
    fileprivate let content: Content
  }

  /// What there is to see.
  enum Content: Equatable, Sendable {
    case loading
    case parcels([SeenShipment])
    case failed(LocalizedString)
  }

  struct State: Equatable, Sendable {
    var content = Content.loading
  }

  struct Services: Sendable {
    let load: @Sendable () -> Observable<[SeenShipment]>
    let onOpen: @Sendable (Int64) -> Void
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { ParcelsViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .appear:
      return services.load()
        .map { .parcels($0) }
        .catch { .just(.failed(LocalizedString(reason: $0))) }
        .map(Mutation.init)
    case .open(let number):
      services.onOpen(number)
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    State(content: mutation.content)
  }
}
