import Reactive
import Reactors
import Testing

@Suite struct StubTests {
  @Test("Actions are recorded, and not handled")
  func actions() {
    let reactor = CounterReactor()
    reactor.isStubEnabled = true
    reactor.action.onNext(1)
    reactor.action.onNext(2)
    #expect(reactor.stub.actions == [1, 2])
    #expect(reactor.currentState == 0)
  }

  @Test("States are those that are set")
  func states() {
    let reactor = CounterReactor()
    reactor.isStubEnabled = true
    let (states, subscription) = reactor.record()
    reactor.stub.state.value = 7
    reactor.stub.state.accept(8)
    subscription.dispose()
    #expect(states.all == [0, 7, 8])
    #expect(reactor.currentState == 8)
  }

  @Test("Afterwards the logic works again")
  func disabled() {
    let reactor = CounterReactor()
    reactor.isStubEnabled = true
    reactor.stub.state.value = 7
    reactor.isStubEnabled = false
    reactor.action.onNext(1)
    #expect(reactor.currentState == 1)
    #expect(reactor.stub.actions.isEmpty)
  }
}
