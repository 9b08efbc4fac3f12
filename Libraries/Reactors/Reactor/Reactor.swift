public import Reactive

/// The logic of a view, and its state: an action becomes mutations, a mutation the next state. One direction.
///
///     final class FollowReactor: Reactor {
///       enum Action { case tap }
///       struct State { var isFollowing = false }
///
///       let initialState = State()
///       let storage = Storage()
///       private let follow: @Sendable () -> Observable<Bool>
///
///       init(follow: @escaping @Sendable () -> Observable<Bool>) { self.follow = follow }
///
///       struct Mutation { fileprivate let isFollowing: Bool }
///
///       func mutate(action: Action) -> Observable<Mutation> {
///         follow().map(Mutation.init)
///       }
///
///       func reduce(state: State, mutation: Mutation) -> State {
///         var state = state
///         state.isFollowing = mutation.isFollowing
///         return state
///       }
///     }
///
/// It is guaranteed that
/// - actions, sent from whatever threads, are handled one after the other in the order in which they were sent;
/// - `reduce` is never called by two threads at once, nor while it runs;
/// - an action that is sent while `reduce` runs or while observers are told a state waits until they are through;
/// - a mutation that `mutate` sends before it returns is reduced at once, so that ``ReactorType/currentState`` has it;
/// - an error of what `mutate` returns ends that one sequence, and goes to `Hooks.defaultErrorHandler`;
/// - when the reactor goes, everything that it is subscribed to is disposed. What `mutate` and the transforms return must
///   not hold the reactor for longer than the reactor may live: capture it weakly.
///
/// The streams start with the first use of ``ReactorType/action`` or ``ReactorType/state``.
///
/// A view has no use for mutations. A reactor and its `Mutation` can be `private`, where views are given an
/// ``AnyReactor``; else what is inside of a mutation can be, as above.
public protocol Reactor<Action, State>: ReactorType {
  /// A change of the state; the action itself, unless said otherwise.
  associatedtype Mutation: Sendable = Action

  /// What ``scheduler`` is.
  typealias Scheduler = any ImmediateSchedulerType

  /// Where the library keeps what belongs to a reactor.
  typealias Storage = ReactorStorage<Action, Mutation, State>

  /// The state before any action. Constant.
  var initialState: State { get }

  /// All that the library keeps for this reactor. Stored: `let storage = Storage()`.
  var storage: Storage { get }

  /// Where actions are handled, one after the other; unless said otherwise on the thread that sends them. Constant.
  ///
  ///     let scheduler: Scheduler = MainScheduler.instance
  ///
  /// That is where `mutate` is called, and where all that it sends before it returns is reduced and told to observers.
  var scheduler: Scheduler { get }

  /// The changes that an action brings about, now or later. This is the place for side effects.
  ///
  /// Without it, an action is its own mutation, or has none where the types differ.
  func mutate(action: Action) -> Observable<Mutation>

  /// The state after a change. A pure function, which returns the state as it is unless implemented.
  func reduce(state: State, mutation: Mutation) -> State

  /// What is handled instead of the actions sent: adds to them, or leaves some out. Called once.
  func transform(action: Observable<Action>) -> Observable<Action>

  /// What is reduced instead of what `mutate` made: the place to merge in the streams of services. Called once.
  ///
  ///     func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
  ///       .merge(mutation, session.user.map(Mutation.setUser))
  ///     }
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>

  /// What observers see instead of the reduced states, beginning with the initial one. Called once.
  func transform(state: Observable<State>) -> Observable<State>
}

extension Reactor {
  /// The thread that sends an action.
  @inlinable
  public var scheduler: Scheduler { CurrentThreadScheduler.instance }

  /// Nothing.
  @inlinable
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }

  /// The state as it is.
  @inlinable
  public func reduce(state: State, mutation: Mutation) -> State { state }

  /// The actions as they are.
  @inlinable
  public func transform(action: Observable<Action>) -> Observable<Action> { action }

  /// The mutations as they are.
  @inlinable
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }

  /// The states as they are.
  @inlinable
  public func transform(state: Observable<State>) -> Observable<State> { state }
}

extension Reactor where Mutation == Action {
  /// The action.
  @inlinable
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

extension Reactor {
  /// Takes actions, from any thread.
  @inlinable
  public var action: ActionSubject<Action> {
    if storage.isStubbed { return stub.action }
    storage.startIfNeeded(self)
    return storage.action
  }

  /// The latest state to whoever subscribes, then each that follows. Never ends.
  @inlinable
  public var state: Observable<State> {
    if storage.isStubbed { return stub.state.asObservable() }
    storage.startIfNeeded(self)
    return storage.pipeline.states.asObservable()
  }

  /// The latest state. Inside of an observer it is the one that the observer is told, or a later one.
  @inlinable
  public var currentState: State {
    if storage.isStubbed { return stub.state.value }
    return storage.latestState ?? initialState
  }
}
