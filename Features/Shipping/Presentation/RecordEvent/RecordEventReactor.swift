import Presentation
import Reactive
import Reactors
import Shipping

/// The seller enters what the carrier reports.
final class RecordEventReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    case status(ShipmentStatus)
    case place(String)
    case note(String)
    case record
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case typed(Action)
    case refused(LocalizedString)
  }

  /// What is to be recorded; the manager judges it.
  struct Entry: Equatable, Sendable {
    var status: ShipmentStatus
    var place: String
    var note: String
  }

  struct State: Equatable, Sendable {
    var status: ShipmentStatus?
    var place = ""
    var note = ""
    var refusal: LocalizedString?

    var entry: Entry? { status.map { Entry(status: $0, place: place, note: note) } }
  }

  struct Services: Sendable {
    /// May ask first, and sends nothing where the answer is no.
    let record: @Sendable (Entry) -> Observable<EventOutcome>
    let onRecorded: @Sendable (EventOutcome) -> Void
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { RecordEventViewController(reactor: self) }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    // One request at a time: who presses twice records once.
    let records = action.asObservable().filter(\.isRecord).flatMapFirst { [weak self] _ in self?.record() ?? .empty() }
    return .merge(mutation, records)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    action.isRecord ? .empty() : .just(Mutation(change: .typed(action)))
  }

  private func record() -> Observable<Mutation> {
    guard let entry = currentState.entry else { return .empty() }
    return services.record(entry)
      .do(onNext: services.onRecorded)
      .flatMap { _ in Observable<Change>.empty() }
      .catch { .just(.refused(LocalizedString(reason: $0))) }
      .map(Mutation.init)
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    state.refusal = nil
    switch mutation.change {
    case .typed(.status(let status)): state.status = status
    case .typed(.place(let text)): state.place = text
    case .typed(.note(let text)): state.note = text
    case .typed(.record): break
    case .refused(let reason): state.refusal = reason
    }
    return state
  }
}

extension RecordEventReactor.Action {
  fileprivate var isRecord: Bool {
    if case .record = self { true } else { false }
  }
}
