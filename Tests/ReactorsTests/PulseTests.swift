import Reactive
import Testing

@testable import Reactors

@Suite struct PulseTests {
  struct State: Equatable {
    @Pulse var failure: String?
    var count = 0
  }

  @Test("The same error twice is two pulses, and a change elsewhere is none")
  func twice() {
    let reactor = FailingReactor()
    let pulses = Recorder<String?>()
    let subscription = reactor.pulse(\.$failure).subscribe(onNext: pulses.append)
    reactor.action.onNext(.fail)
    reactor.action.onNext(.count)
    reactor.action.onNext(.fail)
    subscription.dispose()
    #expect(pulses.all == [nil, "Offline", "Offline"])
    #expect(reactor.currentState.count == 1)
  }

  @Test("Each assignment and each change counts, the initial value does not")
  func counts() {
    var pulse = Pulse(wrappedValue: [1])
    #expect(pulse.valueUpdatedCount == 0)
    pulse.value = [1]
    pulse.wrappedValue.append(2)
    #expect(pulse.valueUpdatedCount == 2)
    #expect(pulse.value == [1, 2])
  }

  @Test("The count wraps around")
  func overflow() {
    var pulse = Pulse(wrappedValue: 1)
    pulse.valueUpdatedCount = .max
    pulse.value = 1
    #expect(pulse.valueUpdatedCount == 0)
  }

  @Test("States are different after a pulse was assigned the same")
  func equality() {
    let before = State(failure: "Offline")
    var after = before
    #expect(after == before)
    after.failure = "Offline"
    #expect(after != before)
  }
}

private final class FailingReactor: Reactor {
  enum Action {
    case fail, count
  }

  typealias State = PulseTests.State

  let initialState = State()
  let storage = Storage()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .fail: state.failure = "Offline"
    case .count: state.count += 1
    }
    return state
  }
}
