public import Reactive
public import Synchronization

/// All that the library keeps for one reactor, in its one stored property: `let storage = Storage()`.
///
/// The work of the reactor ends when this goes with it.
public final class ReactorStorage<Action: Sendable, Mutation: Sendable, State: Sendable>: Sendable {
  @usableFromInline let pipeline: Pipeline<Action, Mutation, State>
  @usableFromInline let action: ActionSubject<Action>
  /// What observers were told last, or are being told; nil before there is any.
  @usableFromInline let latest = Mutex<State?>(nil)
  @usableFromInline let stubbed = Atomic<Bool>(false)
  @usableFromInline let started = Atomic<Bool>(false)
  @usableFromInline let work = CompositeDisposable()
  @usableFromInline let stub = Mutex<Stub<Action, State>?>(nil)

  /// The storage of a reactor that has not started.
  @inlinable
  public init() {
    let pipeline = Pipeline<Action, Mutation, State>()
    self.pipeline = pipeline
    action = ActionSubject(handled: pipeline.actions) { pipeline.receive($0) }
  }

  deinit { work.dispose() }

  @inlinable var isStubbed: Bool { stubbed.load(ordering: .acquiring) }

  @inlinable var latestState: State? { latest.withLock { $0 } }

  @inlinable
  func startIfNeeded<Owner: Reactor>(_ reactor: Owner)
  where Owner.Action == Action, Owner.Mutation == Mutation, Owner.State == State {
    if started.load(ordering: .acquiring) { return }
    start(reactor)
  }

  /// Starts the streams. Actions that arrive meanwhile, from the transforms or from other threads, wait.
  @inlinable
  func start<Owner: Reactor>(_ reactor: Owner)
  where Owner.Action == Action, Owner.Mutation == Mutation, Owner.State == State {
    if started.exchange(true, ordering: .acquiringAndReleasing) { return }
    pipeline.start(reactor, self)
  }

  @usableFromInline
  func stub(initialState: @autoclosure () -> State) -> Stub<Action, State> {
    if let stub = stub.withLock({ $0 }) { return stub }
    // Made outside of the lock, as it asks the reactor.
    let new = Stub<Action, State>(state: initialState())
    return stub.withLock { stub in
      let kept = stub ?? new
      stub = kept
      return kept
    }
  }
}
