import Presentation
import Reactive
import Reactors
import Shipping

/// The seller enters what the carrier reports.
final class RecordEventReactor: Reactor, ControllerProtocol {
  enum Action: Sendable {
    /// The screen came into sight.
    case appear
    case status(ShipmentStatus)
    case place(String)
    case note(String)
    case record
    /// What leads out of the trouble is to be done.
    case takeWayOut
  }

  struct Mutation: Sendable {
    fileprivate let change: Change
  }

  fileprivate enum Change: Sendable {
    case content(Loadable<SeenShipment>)
    case typed(Action)
    case submission(Submission)
  }

  /// What is to be recorded; the manager judges it.
  struct Entry: Equatable, Sendable {
    var status: ShipmentStatus
    var place: String
    var note: String
  }

  struct State: Equatable, Sendable {
    /// The parcel whose event it is.
    var content = Loadable<SeenShipment>.loading
    var status: ShipmentStatus?
    var place = ""
    var note = ""
    var submission = Submission.idle

    var entry: Entry? { status.map { Entry(status: $0, place: place, note: note) } }
  }

  /// What the screen asks of others.
  struct Services: Sendable {
    let load: @Sendable () -> Observable<SeenShipment>
    let record: @Sendable (Entry) -> Observable<EventOutcome>
    /// Sends once where the answer is yes.
    let ask: @Sendable (Question) -> Observable<Void>
    let onRecorded: @Sendable (EventOutcome) -> Void
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  let initialState = State()
  let storage = Storage()
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func makeViewController() -> AnyViewController { RecordEventViewController(reactor: self) }

  func mutate(action: Action) -> Observable<Mutation> {
    changes(for: action).map(Mutation.init)
  }

  private func changes(for action: Action) -> Observable<Change> {
    switch action {
    case .appear:
      return currentState.content.content == nil ? load() : .empty()
    case .status, .place, .note:
      return .just(.typed(action))
    case .record:
      return record()
    case .takeWayOut:
      return currentState.content.takeWayOut(services.takeWayOut, orRetry: load)
    }
  }

  private func load() -> Observable<Change> {
    services.load().loadable().map { .content($0) }
  }

  private func record() -> Observable<Change> {
    guard let entry = currentState.entry, let seen = currentState.content.content, !currentState.submission.isPending
    else { return .empty() }
    // A delivery cannot be taken back: it sells the item.
    let consent = entry.status == .delivered ? services.ask(.deliver(seen.shipment.number)) : .just(())
    return
      consent
      .flatMap { [services] in services.record(entry) }
      .submission(onDone: services.onRecorded)
      .map { .submission($0) }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    state.submission.forgetRefusal()
    switch mutation.change {
    case .content(let content): state.content.update(to: content)
    case .typed(.status(let status)): state.status = status
    case .typed(.place(let text)): state.place = text
    case .typed(.note(let text)): state.note = text
    case .typed: break
    case .submission(let submission): state.submission = submission
    }
    return state
  }
}

extension Question {
  fileprivate static func deliver(_ number: Int64) -> Question {
    Question(
      title: LocalizedString(ShippingText.deliverTitle, ["number": .text(String(number))]),
      message: LocalizedString(ShippingText.deliverMessage), consent: LocalizedString(ShippingText.record))
  }
}
