import Dispatch
import Reactive
import ReactiveTesting
import XCTest

/// What tests in Swift 5 do: capture variables, subclass, and leave out `any` and `@Sendable`.
class SwiftFiveTests: XCTestCase {
  enum Failure: Error { case failed }

  func testHotObservable() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([
      .next(150, 1), .next(210, 2), .next(220, 3), .completed(250),
    ])
    var invoked = 0
    let res = scheduler.start { () -> Observable<Int> in
      xs.map { x in
        invoked += 1
        return x * 10
      }
    }
    XCTAssertEqual(res.events, [.next(210, 20), .next(220, 30), .completed(250)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 250)])
    XCTAssertEqual(invoked, 2)
  }

  func testSubscriptionsAtTimes() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createColdObservable([.next(10, 1), .error(20, Failure.failed)])
    let results = scheduler.createObserver(Int.self)
    var ys: Observable<Int>! = nil
    var subscription: Disposable! = nil
    scheduler.scheduleAt(TestScheduler.Defaults.created) { ys = xs.retry(2) }
    scheduler.scheduleAt(TestScheduler.Defaults.subscribed) { subscription = ys.subscribe(results) }
    scheduler.scheduleAt(TestScheduler.Defaults.disposed) { subscription.dispose() }
    scheduler.start()
    XCTAssertEqual(results.events, [.next(210, 1), .next(230, 1), .error(240, Failure.failed)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 220), Subscription(220, 240)])
  }

  func testCombineLatestAndCapturedVariables() {
    var events: [String] = []
    let first = PublishSubject<Int>()
    let second = BehaviorSubject<String>(value: "a")
    let subscription = Observable.combineLatest(first, second)
      .subscribe(
        onNext: { events.append("\($0)\($1)") }, onError: { _ in events.append("error") },
        onCompleted: { events.append("completed") }, onDisposed: { events.append("disposed") })
    first.on(.next(1))
    second.onNext("b")
    subscription.dispose()
    XCTAssertEqual(events, ["1a", "1b", "disposed"])
  }

  func testCreateAndSingle() {
    var disposed = false
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(Failure.failed)
      return Disposables.create { disposed = true }
    }
    var received: [Event<Int>] = []
    _ = source.subscribe { received.append($0) }
    XCTAssertEqual(received, [.next(1), .error(Failure.failed)])
    XCTAssertTrue(disposed)

    var success: Int?
    _ = Single<Int>.create { observer in
      observer(.success(7))
      return Disposables.create()
    }.subscribe(onSuccess: { success = $0 })
    XCTAssertEqual(success, 7)
  }

  func testForeignObservableType() {
    struct Three: ObservableType {
      typealias Element = Int

      func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Int {
        observer.onNext(3)
        observer.onCompleted()
        return Disposables.create()
      }
    }
    var received: [Int] = []
    _ = Three().map { $0 + 1 }.subscribe(onNext: { received.append($0) })
    XCTAssertEqual(received, [4])
  }

  func testConnectable() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let ys: ConnectableObservable<Int> = xs.replay(1)
    var connection: Disposable! = nil
    let results = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(205) { connection = ys.connect() }
    scheduler.scheduleAt(215) { _ = ys.subscribe(results) }
    scheduler.scheduleAt(219) { connection.dispose() }
    scheduler.start()
    XCTAssertEqual(results.events, [.next(215, 1)])
    XCTAssertEqual(xs.subscriptions, [Subscription(205, 219)])
  }
}
