import Reactive
import Synchronization
import Testing

@Suite struct SharingTests {
  @Test("`publish` starts when connected, once for all, and stops when disconnected")
  func publish() {
    let source = PublishSubject<Int>()
    let connectable = source.publish()
    let (first, _) = connectable.record()
    let (second, _) = connectable.record()
    source.onNext(0)
    let connection = connectable.connect()
    _ = connectable.connect()
    source.onNext(1)
    connection.dispose()
    source.onNext(2)
    #expect(first.text == "1" && second.text == "1")
    #expect(!source.hasObservers)
    _ = connectable.connect()
    #expect(source.hasObservers)
  }

  @Test("Whatever conforms to `ConnectableObservableType` can be connected")
  func connectable() {
    func connecting(_ sequence: some ConnectableObservableType<Int>) -> String {
      let (recorder, _) = sequence.record()
      sequence.connect().dispose()
      return recorder.text
    }
    #expect(connecting(Observable.of(1, 2).publish()) == "12|")
    #expect(connecting(Observable.of(1, 2).multicast { ReplaySubject<Int>.createUnbounded() }) == "12|")
  }

  @Test("`replay` tells latecomers the last elements, `replayAll` all")
  func replay() {
    let source = PublishSubject<Int>()
    let (last, all) = (source.replay(1), source.replayAll())
    _ = (last.connect(), all.connect())
    source.onNext(1)
    source.onNext(2)
    #expect(last.now == "2")
    #expect(all.now == "12")
  }

  @Test("`share` subscribes for the first and lets go with the last", arguments: [0, 1, 3])
  func share(replay: Int) {
    let source = PublishSubject<Int>()
    let shared = source.share(replay: replay)
    let (first, subscription1) = shared.record()
    source.onNext(1)
    let (second, subscription2) = shared.record()
    source.onNext(2)
    subscription1.dispose()
    #expect(source.hasObservers)
    subscription2.dispose()
    #expect(!source.hasObservers)
    #expect(first.text == "12")
    #expect(second.text == (replay == 0 ? "2" : "12"))
  }

  @Test("A shared sequence that ended starts anew while connected, and stays ended forever", arguments: [0, 2])
  func scopes(replay: Int) {
    let subscriptions = Atomic<Int>(0)
    let source = Observable<Int>.deferred {
      subscriptions.add(1, ordering: .relaxed)
      return .of(1, 2)
    }
    let whileConnected = source.share(replay: replay, scope: .whileConnected)
    #expect(whileConnected.now == "12|")
    #expect(whileConnected.now == "12|")
    #expect(subscriptions.load(ordering: .relaxed) == 2)
    let forever = source.share(replay: replay, scope: .forever)
    #expect(forever.now == "12|")
    #expect(forever.now == (replay == 0 ? "|" : "12|"))
    #expect(subscriptions.load(ordering: .relaxed) == 3)
  }

  @Test("What is kept after the last observer has gone depends on the scope")
  func reconnect() {
    let source = PublishSubject<Int>()
    for (scope, expected) in [(SubjectLifetimeScope.whileConnected, ""), (.forever, "1")] {
      let shared = source.share(replay: 1, scope: scope)
      let (_, subscription) = shared.record()
      source.onNext(1)
      subscription.dispose()
      #expect(shared.now == expected)
    }
  }

  @Test("An observer that subscribes again at the end starts the source again")
  func resubscribe() {
    let source = PublishSubject<Int>()
    let restarted = Recorder<String>()
    let shared = Observable<Int>.deferred { source.take(1) }.share()
    _ = shared.subscribe(onCompleted: {
      _ = shared.subscribe(onNext: { restarted.append("\($0)") })
    })
    source.onNext(1)
    source.onNext(2)
    #expect(restarted.all == ["2"])
  }

  @Test("`multicast` with a selector subscribes to its source once for each observer")
  func selector() {
    let subscriptions = Atomic<Int>(0)
    let source = Observable<Int>.deferred {
      subscriptions.add(1, ordering: .relaxed)
      return .of(1, 2)
    }
    let sums = source.multicast({ PublishSubject<Int>() }) { .zip($0, $0) { $0 + $1 } }
    #expect(sums.now == "24|")
    #expect(subscriptions.load(ordering: .relaxed) == 1)
  }

  @Test("`multicast` with a selector goes on to its end, also as one of several")
  func selectorInConcat() {
    let source = Observable.of(1, 2).multicast({ PublishSubject<Int>() }) { $0.concat(Observable.just(3)) }
    #expect(Observable.concat(source, .just(4)).now == "1234|")
  }

  @Test(
    "Nobody is left waiting who comes while others go", .timeLimit(.minutes(1)),
    arguments: [SubjectLifetimeScope.whileConnected, .forever])
  func threads(scope: SubjectLifetimeScope) async throws {
    let endless = BehaviorRelay(value: 1).share(replay: 1, scope: scope)
    let short = Observable.of(1, 2).share()
    try await withThrowingTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<500 {
            #expect(try await endless.take(1).asSingle().value == 1)
            // Who comes while it runs may see nothing but its end.
            _ = try await short.toArray().value
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("Nothing leaks")
  func leaks() {
    let count = SubscriptionCount()
    count.during {
      let shared = PublishSubject<Int>().share(replay: 1)
      for _ in 0..<3 { shared.subscribe { _ in }.dispose() }
    }
    #expect(count.live == 0)
  }
}
