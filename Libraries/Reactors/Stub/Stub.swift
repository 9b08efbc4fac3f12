import Reactive
import Synchronization

/// Stands in for the logic of a reactor in tests of views: records actions, and shows the states that a test sets.
///
///     reactor.isStubEnabled = true
///     view.reactor = reactor
///     reactor.stub.state.value = State(isFollowing: true)
///     view.button.press()
///     #expect(reactor.stub.actions == [.tap])
public final class Stub<Action: Sendable, State: Sendable>: Sendable {
  /// The state that observers see and that is the current one; the initial state until it is set.
  public let state: StateRelay<State>

  /// What ``ReactorType/action`` of the reactor is meanwhile.
  public let action: ActionSubject<Action>

  private let record: ActionRecord<Action>

  init(state initial: State) {
    let (record, handled) = (ActionRecord<Action>(), PublishRelay<Action>())
    state = StateRelay(value: initial)
    action = ActionSubject(handled: handled) { action in
      record.all.withLock { $0.append(action) }
      handled.accept(action)
    }
    self.record = record
  }

  /// The actions sent, in order. None of them is handled.
  public var actions: [Action] { record.all.withLock { $0 } }
}

/// Remembers actions.
private final class ActionRecord<Action: Sendable>: Sendable {
  let all = Mutex<[Action]>([])
}

extension Reactor {
  /// Whether actions go to ``stub``, and states come from there. To be set before views are bound.
  public var isStubEnabled: Bool {
    get { storage.isStubbed }
    set { storage.stubbed.store(newValue, ordering: .releasing) }
  }

  /// What stands in for the logic while ``isStubEnabled``.
  public var stub: Stub<Action, State> { storage.stub(initialState: initialState) }
}
