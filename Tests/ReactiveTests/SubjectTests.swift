import Reactive
import Synchronization
import Testing

@Suite struct SubjectTests {
  @Test("A publish subject tells what comes, to all, until they go")
  func publish() {
    let subject = PublishSubject<Int>()
    subject.onNext(0)
    let (first, subscription) = subject.record()
    subject.onNext(1)
    let (second, _) = subject.record()
    subject.onNext(2)
    subscription.dispose()
    subject.onNext(3)
    subject.onCompleted()
    subject.onNext(4)
    #expect(first.text == "12")
    #expect(second.text == "23|")
    #expect(subject.now == "|")
    #expect(!subject.hasObservers)
  }

  @Test("A behavior subject tells its value first, and only the end once it has ended")
  func behavior() throws {
    let subject = BehaviorSubject(value: 0)
    let (recorder, _) = subject.record()
    subject.onNext(1)
    #expect(try subject.value() == 1)
    #expect(subject.now == "1")
    subject.onError(TestError())
    #expect(recorder.text == "01#")
    #expect(subject.now == "#")
    #expect(throws: TestError.self) { try subject.value() }
  }

  @Test("A replay subject tells what it remembers, also after the end")
  func replay() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    let unbounded = ReplaySubject<Int>.createUnbounded()
    for element in 1...3 {
      subject.onNext(element)
      unbounded.onNext(element)
    }
    #expect(subject.now == "23")
    subject.onCompleted()
    unbounded.onCompleted()
    #expect(subject.now == "23|")
    #expect(unbounded.now == "123|")
    #expect(ReplaySubject<Int>.create(bufferSize: 0).now == "")
  }

  @Test("An async subject tells its last element when it completes")
  func async() {
    let (subject, empty, failed) = (AsyncSubject<Int>(), AsyncSubject<Int>(), AsyncSubject<Int>())
    let (recorder, _) = subject.record()
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    empty.onCompleted()
    failed.onNext(1)
    failed.onError(TestError())
    #expect(recorder.text == "2|")
    #expect(subject.now == "2|")
    #expect(empty.now == "|")
    #expect(failed.now == "#")
  }

  @Test("Relays tell, and remember as their subjects do")
  func relays() {
    let (publish, behavior) = (PublishRelay<Int>(), BehaviorRelay(value: 0))
    let (replay, unbounded) = (ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int>.createUnbound())
    let (recorder, _) = publish.record()
    for element in 1...2 {
      publish.accept(element)
      behavior.accept(element)
      replay.accept(element)
      unbounded.accept(element)
    }
    #expect(recorder.text == "12")
    #expect(behavior.value == 2)
    #expect(behavior.now == "2")
    #expect(replay.now == "2")
    #expect(unbounded.now == "12")
  }

  @Test("A disposed subject lets all go, and fails who comes later")
  func disposal() {
    let subject = PublishSubject<Int>()
    let (recorder, _) = subject.record()
    subject.dispose()
    subject.onNext(1)
    #expect(recorder.text == "")
    #expect(subject.isDisposed)
    #expect(subject.now == "#")
  }

  @Test("All observers see re-entrant elements in one order")
  func reentrance() {
    let subject = PublishSubject<Int>()
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    _ = subject.subscribe(onNext: { element in
      first.append(element)
      if element < 3 { subject.onNext(element + 1) }
    })
    _ = subject.subscribe(onNext: { second.append($0) })
    subject.onNext(1)
    #expect(first.all == [1, 2, 3])
    #expect(second.all == [1, 2, 3])
  }

  @Test("Who subscribes inside of an element sees the value at once, and what comes after, once each")
  func subscriptionInside() {
    let relay = BehaviorRelay(value: 0)
    let inner = Recorder<Int>()
    _ = relay.skip(1).take(1).subscribe(onNext: { _ in
      relay.accept(2)
      _ = relay.subscribe(onNext: { inner.append($0) })
      #expect(inner.all == [2])
      relay.accept(3)
    })
    relay.accept(1)
    #expect(inner.all == [2, 3])
  }

  @Test("A relay may be told from many threads: each observer sees all, one at a time")
  func threads() async {
    let relay = PublishRelay<Int>()
    let sum = Atomic<Int>(0)
    let inside = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    _ = relay.subscribe(onNext: { element in
      if inside.add(1, ordering: .relaxed).newValue != 1 { overlaps.add(1, ordering: .relaxed) }
      sum.add(element, ordering: .relaxed)
      inside.subtract(1, ordering: .relaxed)
    })
    await withTaskGroup { group in
      for _ in 0..<4 { group.addTask { for element in 1...2500 { relay.accept(element) } } }
    }
    #expect(sum.load(ordering: .relaxed) == 4 * 2500 * 2501 / 2)
    #expect(overlaps.load(ordering: .relaxed) == 0)
  }

  @Test("Who subscribes while others tell a replaying relay misses nothing and sees nothing twice")
  func subscribeWhileTold() async {
    let relay = ReplayRelay<Int>.createUnbound()
    let recorders = (0..<50).map { _ in Recorder<Int>() }
    await withTaskGroup { group in
      group.addTask { for element in 0..<2000 { relay.accept(element) } }
      for recorder in recorders {
        group.addTask { _ = relay.subscribe(onNext: { recorder.append($0) }) }
      }
    }
    for recorder in recorders { #expect(recorder.all == Array(0..<2000)) }
  }

  @Test("An element that holds a subscription to its own relay can be forgotten")
  func elementHoldsSubscription() {
    final class Owner: Sendable { let bag = DisposeBag() }
    let (latest, last) = (BehaviorRelay<Owner?>(value: nil), ReplayRelay<Owner?>.create(bufferSize: 1))
    let told = Recorder<Bool>()
    func tell(_ relay: some RelayType<Owner?>) {
      let owner = Owner()
      relay.subscribe(onNext: { told.append($0 != nil) }).disposed(by: owner.bag)
      relay.accept(owner)
    }
    tell(latest)
    latest.accept(nil)
    tell(last)
    last.accept(nil)
    #expect(told.all == [false, true, false, true, false])
    latest.accept(nil)
    #expect(told.all.count == 5)
  }

  @Test("Observers that go in any order leave the others in theirs")
  func going() {
    let subject = PublishSubject<Void>()
    let told = Recorder<Int>()
    let subscriptions = (0..<10).map { number in subject.subscribe(onNext: { told.append(number) }) }
    for number in [9, 0, 5, 4, 7, 5] { subscriptions[number].dispose() }
    subject.onNext(())
    #expect(told.all == [1, 2, 3, 6, 8])
    for number in [1, 8, 2, 6, 3] { subscriptions[number].dispose() }
    #expect(!subject.hasObservers)
  }

  @Test("A subject that was disposed holds nobody")
  func disposedHoldsNobody() {
    let count = SubscriptionCount()
    count.during {
      let subject = PublishSubject<Int>()
      _ = subject.map { $0 }.subscribe { _ in }
      subject.dispose()
    }
    #expect(count.live == 0)
  }
}
