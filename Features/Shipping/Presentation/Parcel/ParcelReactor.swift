import Presentation
import Reactive
import Reactors
import Shipping

/// Makes a parcel: tells the carrier while its number is typed, or what is wrong with the number.
final class ParcelReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    /// The screen came into sight.
    case appear
    case number(String)
    /// One of the candidates was chosen, by its code.
    case carrier(String)
    case ship
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case content(Loadable<Contents>)
    case typed(String, Identification?)
    case chose(String)
    case submission(Submission)
  }

  /// What is sent, and to whom.
  struct Contents: Equatable, Sendable {
    let title: String
    /// A handle; nil where the person is unknown by now.
    let buyer: String?
  }

  struct State: Equatable, Sendable {
    var content = Loadable<Contents>.loading
    var number = ""
    /// Whose number it is; nil while there is none.
    var identification: Identification?
    /// The carrier that was chosen where several use such numbers.
    var chosenCarrier: String?
    var submission = Submission.idle

    /// The carrier to ship with, where it is clear.
    var carrier: String? {
      guard let carriers = identification?.carriers else { return nil }
      return carriers.count == 1 ? carriers.first : chosenCarrier
    }

    var canShip: Bool { content.content != nil && carrier != nil && !submission.isPending }
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    let load: @Sendable () -> Observable<Contents>
    let identify: @Sendable (String) -> Identification
    /// The number of the parcel.
    let ship: @Sendable (_ number: String, _ carrier: String) -> Observable<Int64>
    let onShipped: @Sendable (Int64) -> Void
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { ParcelViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    switch action {
    case .appear:
      return currentState.content.content == nil ? load() : .empty()
    case .number(let text):
      return .just(.typed(text, text.allSatisfy(\.isWhitespace) ? nil : services.identify(text)))
    case .carrier(let code):
      return .just(.chose(code))
    case .ship:
      guard currentState.canShip, let carrier = currentState.carrier else { return .empty() }
      return services.ship(currentState.number, carrier)
        .submission(onDone: services.onShipped)
        .map { .submission($0) }
    case .takeWayOut:
      return currentState.content.takeWayOut(services.takeWayOut, orRetry: load)
    }
  }

  private func load() -> Observable<Change> {
    services.load().loadable().map { .content($0) }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    state.submission.forgetRefusal()
    switch mutation.change {
    case .content(let content): state.content.update(to: content)
    case .typed(let text, let identification):
      (state.number, state.identification) = (text, identification)
      // What was chosen for another number stays chosen as long as it fits.
      if let chosen = state.chosenCarrier, identification?.carriers.contains(chosen) != true {
        state.chosenCarrier = nil
      }
    case .chose(let code):
      if state.identification?.carriers.contains(code) == true { state.chosenCarrier = code }
    case .submission(let submission): state.submission = submission
    }
    return state
  }
}
