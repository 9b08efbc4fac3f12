import Presentation
import Reactive
import Reactors

/// What one sends and waits for.
final class ParcelsReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    case appear
    case open(Place)
    case signIn
  }

  /// Where a row leads.
  enum Place: Hashable, Sendable {
    /// The parcel with this number.
    case parcel(Int64)
    /// The item with this id, to be sent.
    case item(String)
  }

  struct Mutation: Sendable {
    fileprivate let content: Content
  }

  /// What is still to be sent, and what is or was on its way.
  struct Parcels: Equatable, Sendable {
    let waiting: [WaitingItem]
    let sent: [SeenShipment]
  }

  /// What there is to see.
  enum Content: Equatable, Sendable {
    case loading
    case parcels(Parcels)
    /// Nobody is signed in, whose parcels these could be.
    case nobody
    case failed(LocalizedString)
  }

  struct State: Equatable, Sendable {
    var content = Content.loading
  }

  struct Services: Sendable {
    let load: @Sendable () -> Observable<Parcels>
    let onOpen: @Sendable (Place) -> Void
    let onSignIn: @Sendable () -> Void
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
        .catch { .just($0 is NotSignedIn ? .nobody : .failed(LocalizedString(reason: $0))) }
        .map(Mutation.init)
    case .open(let place):
      services.onOpen(place)
      return .empty()
    case .signIn:
      services.onSignIn()
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    State(content: mutation.content)
  }
}
