import Synchronization

/// The market behind the mocks of a world.
final class SharedMarket: Sendable {
  private struct State {
    var market: CannedMarket
    var signedInHandle: String?
    var answerTimes: [Neighbour: Duration] = [:]
  }

  private let state: Mutex<State>
  private let clock: FixedClock

  init(_ market: CannedMarket, clock: FixedClock) {
    state = Mutex(State(market: market))
    self.clock = clock
  }

  var market: CannedMarket { state.withLock(\.market) }

  var signedInHandle: String? { state.withLock(\.signedInHandle) }

  func signIn(_ handle: String?) {
    state.withLock { $0.signedInHandle = handle }
  }

  func answerSlowly(_ neighbour: Neighbour, in time: Duration) {
    state.withLock { $0.answerTimes[neighbour] = time }
  }

  func change(_ body: (inout CannedMarket) -> Void) {
    state.withLock { body(&$0.market) }
  }

  /// Answers a call, which takes the time that this neighbour takes.
  func answer<Answer>(
    as neighbour: Neighbour, _ body: (inout CannedMarket) throws -> sending Answer
  ) throws -> sending Answer {
    let (answer, time) = try state.withLock { (try body(&$0.market), $0.answerTimes[neighbour] ?? .zero) }
    clock.advance(by: time)
    return answer
  }
}
