/// One requirement of a mocked protocol: what it answers, and what it was asked.
///
/// `Call` holds the arguments that can be kept, `Handler` is the requirement as a closure, `Failure` what it throws. May
/// be used from any thread. Where no answer was given, `Void` returns, optionals give nil and collections are empty;
/// anything else throws an ``UnansweredCall`` where the requirement can, and otherwise stops the process.
public final class MockedMethod<Call: MockCall, Handler: Sendable, Answer, Failure: Error>: Sendable {
  enum Outcome {
    case returns(Answer)
    case fails(Failure)
    case performs(Handler)
  }

  struct State {
    var outcomes: ArraySlice<Outcome> = []
    var calls: [(order: UInt64, call: Call)] = []
    var observers: [@Sendable (RecordedCall, MockAnswer) -> Void] = []
    var waiters = CallWaiters()
  }

  let identity: MockedMethodIdentity
  let state = Locked(State())

  /// `requirement` by its full Swift name, `handle` is this object's name in the mock, with the mock's
  /// where it is static. Called by generated code.
  public init(_ interface: String, _ requirement: String, _ handle: String) {
    identity = MockedMethodIdentity(interface: interface, requirement: requirement, handle: handle)
  }

  /// Answers the next call with `first`, the one after with the first of `later`, and so on; the last one stays.
  /// Replaces what was to be answered before.
  public func returns(_ first: Answer, _ later: Answer...) {
    setOutcomes(([first] + later).map(Outcome.returns))
  }

  /// Answers each call by throwing `error`. Replaces what was to be answered before.
  public func `throws`(_ error: Failure) {
    setOutcomes([.fails(error)])
  }

  /// Answers each call by what `handler` makes of its arguments, on the caller's thread. Replaces what was to be
  /// answered before.
  public func performs(_ handler: Handler) {
    setOutcomes([.performs(handler)])
  }

  /// Forgets the answers and the calls. Static requirements outlive a test, so that it should begin with this.
  public func reset() {
    state.withLock { state in
      state.outcomes = []
      state.calls = []
    }
  }

  private func setOutcomes(_ outcomes: [Outcome]) {
    state.withLock { $0.outcomes = outcomes[...] }
  }
}
