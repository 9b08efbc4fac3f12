public import Reactive
public import Synchronization

/// The streams of one reactor, from action to state. Knows reactor and storage weakly; so it may live longer, and does
/// nothing then.
@usableFromInline
final class Pipeline<Action: Sendable, Mutation: Sendable, State: Sendable>: Sendable {
  @usableFromInline typealias Storage = ReactorStorage<Action, Mutation, State>

  @usableFromInline let actions = PublishRelay<Action>()
  /// Actions whose turn it is, on their way to the reactor's scheduler where that is another.
  @usableFromInline let scheduled = PublishRelay<Action>()
  @usableFromInline let isScheduled = Atomic<Bool>(false)
  @usableFromInline let states = ReplayRelay<State>.create(bufferSize: 1)
  @usableFromInline let turns = Turns<Action, Mutation>()

  @inlinable
  init() {}

  /// Handles the action, now or when it is its turn.
  @inlinable
  func receive(_ action: Action) {
    turns.handle(action) { tell($0) }
  }

  /// Tells the action, whose turn it is, on the reactor's scheduler.
  @inlinable
  func tell(_ action: Action) {
    // Set before the first turn, which whoever has a later one knows of.
    if isScheduled.load(ordering: .relaxed) { scheduled.accept(action) } else { actions.accept(action) }
  }

  @inlinable
  func start<Owner: Reactor>(_ reactor: Owner, _ storage: Storage)
  where Owner.Action == Action, Owner.Mutation == Mutation, Owner.State == State {
    let initial = reactor.initialState
    let reduced = BehaviorRelay(value: initial)
    let scheduler = reactor.scheduler
    if !(scheduler is CurrentThreadScheduler) {
      isScheduled.store(true, ordering: .relaxed)
      storage.work.insert(
        scheduled.observe(on: scheduler).subscribe(onNext: { [actions] in actions.accept($0) }))
    }
    let actions = reactor.transform(action: actions.asObservable())
    let mutations = reactor.transform(mutation: Pipeline.mutations(of: reactor, for: actions))
    // The initial state is out before services, or actions that waited, change it.
    storage.work.insert(
      reactor.transform(state: reduced.asObservable()).subscribe(onNext: { [weak storage, states] state in
        storage?.latest.withLock { $0 = state }
        states.accept(state)
      }))
    let sum = Mutex(initial)
    storage.work.insert(
      mutations.subscribe(onNext: { [weak reactor] mutation in
        self.turns.reduce(mutation) { mutation in
          guard let reactor else { return }
          let next = reactor.reduce(state: sum.withLock { $0 }, mutation: mutation)
          sum.withLock { $0 = next }
          reduced.accept(next)
        } thenHandling: {
          self.tell($0)
        }
      }))
    turns.open { tell($0) }
  }

  /// What `mutate` makes of the actions, each mutation by itself. An error ends what was made of that one action.
  @inlinable
  static func mutations<Owner: Reactor>(
    of reactor: Owner, for actions: Observable<Action>
  ) -> Observable<Mutation> where Owner.Action == Action, Owner.Mutation == Mutation {
    Observable { [weak reactor] sink, chain in
      let passing = Turns<Never, Mutation>()
      let next: @Sendable (Mutation) -> Void = { mutation in
        passing.reduce(mutation) {
          if !chain.isDisposed { sink.next($0) }
        } thenHandling: { _ in
        }
      }
      let outer = chain.child()
      actions.start(
        Sink(
          next: { action in
            guard let mutations = reactor?.mutate(action: action) else { return }
            let link = chain.child()
            let end: @Sendable ((any Error)?) -> Void = { error in
              link.dispose()
              if let error { Hooks.defaultErrorHandler([], error) }
            }
            mutations.start(Sink(next: next, end: end), link)
          },
          end: { error in
            outer.dispose()
            if let error { Hooks.defaultErrorHandler([], error) }
          }),
        outer)
    }
  }
}
