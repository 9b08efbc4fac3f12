import Reactive
public import Reactors
import Synchronization
public import Testing

/// Tests a reactor by what happens: send an action, and state all changes and effects that it leads to, in order.
///
///     let effects = EffectRecorder()
///     let test = TestReactor(
///       InboxReactor(load: { effects.record("load"); return rows.asObservable() }), effects: effects)
///
///     test.send(.refresh, .change { $0.isLoading = true }, .effect("load"))
///     rows.onNext(["Ana"])
///     test.receive(.change { $0.rows = ["Ana"]; $0.isLoading = false })
///
/// Whatever happens and is not stated fails the test, at the latest when the `TestReactor` goes, with a diff:
///
///     send(refresh) led to something else (- stated, + happened)
///         isLoading: false → true
///       - effect: load
///       + effect: load page 1
///
/// An effect is what the reactor does beside changing its state: the calls of its services, whose mocks record them in
/// an ``EffectRecorder``. States that are equal to the one before are no change. Time is virtual: advance a
/// `TestScheduler`, then ``receive(_:sourceLocation:)``.
public final class TestReactor<Reactor: ReactorType>: Sendable where Reactor.State: Equatable {
  /// The reactor that is tested.
  public let reactor: Reactor

  private let effects: EffectRecorder
  private let states: Mutex<States>
  private let observation = SerialDisposable()
  private let sourceLocation: SourceLocation

  private struct States {
    /// The state up to which everything was stated.
    var stated: Reactor.State
    var last: Reactor.State
    var changes: [Int: Reactor.State] = [:]
    var count = 0
  }

  /// Starts `reactor`, whose present state needs not be stated; neither do effects so far.
  public init(
    _ reactor: Reactor, effects: EffectRecorder = EffectRecorder(), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.reactor = reactor
    self.effects = effects
    self.sourceLocation = sourceLocation
    let state = reactor.currentState
    states = Mutex(States(stated: state, last: state))
    observation.disposable = reactor.state.subscribe(onNext: { [weak self] in self?.observe($0) })
    settle()
  }

  deinit {
    observation.dispose()
    finish(sourceLocation: sourceLocation)
  }

  /// Sends `action`. All that happens before this returns is `expected`, in that order.
  public func send(
    _ action: Reactor.Action, _ expected: Expectation<Reactor.State>...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check([], "before send(\(action))", sourceLocation)
    reactor.action.onNext(action)
    check(expected, "send(\(action))", sourceLocation)
  }

  /// Sends `action`, whose only consequence is one change.
  public func send(
    _ action: Reactor.Action, sourceLocation: SourceLocation = #_sourceLocation,
    change: @escaping @Sendable (inout Reactor.State) -> Void
  ) {
    check([], "before send(\(action))", sourceLocation)
    reactor.action.onNext(action)
    check([.change(change)], "send(\(action))", sourceLocation)
  }

  /// States what happened by itself since the last call: services answered, time passed.
  public func receive(
    _ expected: Expectation<Reactor.State>..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(expected, "receive", sourceLocation)
  }

  /// States that nothing happened since the last call.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    check([], "the end", sourceLocation)
  }
}

extension TestReactor {
  private func observe(_ state: Reactor.State) {
    let number = states.withLock { states -> Int? in
      if states.last == state { return nil }
      states.last = state
      states.count += 1
      states.changes[states.count] = state
      return states.count
    }
    if let number { effects.record(change: number) }
  }

  /// Forgets what happened.
  private func settle() {
    _ = effects.takeAll()
    states.withLock { states in
      states.stated = states.last
      states.changes = [:]
    }
  }

  private func check(
    _ expected: [Expectation<Reactor.State>], _ occasion: String, _ sourceLocation: SourceLocation
  ) {
    let entries = effects.takeAll()
    let (before, actual) = states.withLock { states in
      let before = states.stated
      let actual = entries.compactMap { entry -> Happening<Reactor.State>? in
        switch entry {
        case .effect(let name): .effect(name)
        case .change(let number): states.changes.removeValue(forKey: number).map { .change($0) }
        }
      }
      if case .change(let last) = actual.last(where: \.isChange) { states.stated = last }
      return (before, actual)
    }
    let stated = expected.happenings(from: before)
    if stated == actual { return }
    let difference = lineDifference(from: stated.lines(from: before), to: actual.lines(from: before))
    Issue.record(
      "\(occasion) led to something else (- stated, + happened)\n\(difference)", sourceLocation: sourceLocation)
  }
}
