import Reactive
import Reactors
import ReactorsTesting
import Synchronization
import Testing

@Suite("TestReactor") struct TestReactorTests {
  let effects = EffectRecorder()
  let rows = PublishSubject<[String]>()

  func inbox() -> TestReactor<InboxReactor> {
    TestReactor(
      InboxReactor(load: { [effects, rows] in
        effects.record("load")
        return rows.asObservable()
      }), effects: effects)
  }

  @Test("passes where all changes and effects were stated in order")
  func exact() {
    let test = inbox()
    test.send(.refresh, .change { $0.isLoading = true }, .effect("load"))
    rows.onNext(["Ana"])
    test.receive(
      .change {
        $0.rows = ["Ana"]
        $0.isLoading = false
      })
    test.send(.clear) { $0.rows = [] }
    test.send(.clear)
    test.finish()
  }

  @Test("fails with a diff where something else happened")
  func different() {
    expectIssue(
      """
      send(refresh) led to something else (- stated, + happened)
          isLoading: false → true
        - effect: load page 1
        + effect: load
      """
    ) {
      inbox().send(.refresh, .change { $0.isLoading = true }, .effect("load page 1"))
    }
  }

  @Test("fails where the order is another")
  func order() {
    expectIssue(
      """
      send(refresh) led to something else (- stated, + happened)
        - effect: load
          isLoading: false → true
        + effect: load
      """
    ) {
      inbox().send(.refresh, .effect("load"), .change { $0.isLoading = true })
    }
  }

  @Test("fails where something happened between two actions that was not received")
  func unstatedBefore() {
    let test = inbox()
    test.send(.refresh, .change { $0.isLoading = true }, .effect("load"))
    rows.onNext(["Ana"])
    expectIssue(
      """
      before send(clear) led to something else (- stated, + happened)
        + rows: [] → ["Ana"]
        + isLoading: true → false
      """
    ) {
      test.send(.clear) { $0.rows = [] }
    }
  }

  @Test("fails when it goes, where something was not stated")
  func unstatedAtTheEnd() {
    expectIssue(
      """
      the end led to something else (- stated, + happened)
        + effect: load
      """
    ) {
      let test = inbox()
      test.send(.refresh, .change { $0.isLoading = true }, .effect("load"))
      effects.record("load")
    }
  }

  @Test("tells the same pulse twice")
  func pulses() {
    let test = inbox()
    test.send(.fail) { $0.failure = "Offline" }
    test.send(.fail) { $0.failure = "Offline" }
    expectIssue(
      """
      send(fail) led to something else (- stated, + happened)
        + failure: Optional("Offline") (2) → Optional("Offline") (3)
      """
    ) {
      test.send(.fail)
    }
  }

  /// Expects one issue with this text, and no other.
  func expectIssue(_ text: String, _ body: () -> Void) {
    let messages = Mutex<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(messages.withLock { $0 } == [text])
  }
}

final class InboxReactor: Reactor {
  enum Action {
    case refresh, clear, fail
  }

  enum Mutation {
    case setLoading
    case setRows([String])
    case setFailure(String)
  }

  struct State: Equatable {
    var rows: [String] = []
    var isLoading = false
    @Pulse var failure: String?
  }

  let initialState = State()
  let storage = Storage()
  private let load: @Sendable () -> Observable<[String]>

  init(load: @escaping @Sendable () -> Observable<[String]>) {
    self.load = load
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh: .concat(.just(.setLoading), .deferred { [load] in load().map { .setRows($0) } })
    case .clear: .just(.setRows([]))
    case .fail: .just(.setFailure("Offline"))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setLoading: state.isLoading = true
    case .setRows(let rows):
      state.rows = rows
      state.isLoading = false
    case .setFailure(let failure): state.failure = failure
    }
    return state
  }
}
