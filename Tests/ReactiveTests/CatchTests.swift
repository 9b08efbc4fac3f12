import Reactive
import Synchronization
import Testing

@Suite struct CatchTests {
  private static let failing = Observable.concat(.just(1), .error(TestError()))

  @Test(
    "Errors are caught, replaced and retried",
    arguments: [
      (failing.catch { _ in .of(7, 8) }, "178|"),
      (failing.catch { throw $0 }, "1#"),
      (failing.catchAndReturn(7), "17|"),
      (Observable.just(1).catchAndReturn(7), "1|"),
      (.catch(sequence: [failing, failing, .just(3)]), "113|"),
      (.catch(sequence: [failing, failing]), "11#"),
      (failing.retry(3), "111#"),
      (failing.retry(0), "|"),
      (failing.retry().take(4), "1111|"),
      (failing.retry { (errors: Observable<any Error>) in errors.take(2) }, "111|"),
      (
        failing.retry { (errors: Observable<any Error>) in
          errors.enumerated().flatMap { $0.index < 2 ? Observable.just(0) : .error(TestError()) }
        }, "111#"
      ),
      (failing.retry { (_: Observable<OtherError>) in Observable.just(0) }, "1#"),
      (failing.retry { (_: Observable<any Error>) in Observable<Int>.empty() }, "1|"),
    ])
  func catching(source: Observable<Int>, expected: String) {
    #expect(source.now == expected)
  }

  private struct OtherError: Error {}

  @Test("A sequence that has ended is freed while those after it run")
  func freeing() {
    final class Held: Sendable {
      let freed: Recorder<String>
      init(_ freed: Recorder<String>) { self.freed = freed }
      deinit { freed.append("freed") }
    }
    let freed = Recorder<String>()
    func ended() -> Observable<Int> {
      let held = Held(freed)
      return Observable.just(1).do(onCompleted: { _ = held })
    }
    let subscriptions = [
      Observable.concat([ended(), .never()]).subscribe { _ in },
      ended().concat(Observable.never()).subscribe { _ in },
      ended().ignoreElements().asCompletable().andThen(Completable.never()).subscribe(),
      ended().ignoreElements().asCompletable().andThen(Single<Int>.never()).subscribe(),
    ]
    #expect(freed.all.count == subscriptions.count)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test("`concat` goes on only after completion")
  func concat() {
    #expect(Observable.concat(.of(1, 2), .just(3)).now == "123|")
    #expect(Observable.concat(Self.failing, .just(3)).now == "1#")
    #expect(Observable.just(1).concat(Observable.just(2)).concat(Observable.just(3)).now == "123|")
    #expect(Observable.of(Observable.of(1, 2), .of(3, 4)).concat().now == "1234|")
    #expect(Observable<Int>.concat([]).now == "|")
  }

  @Test("`concat` subscribes to the next when the one before has ended and was let go")
  func concatSubscriptions() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (recorder, subscription) = first.concat(second).record()
    #expect(!second.hasObservers)
    first.onCompleted()
    #expect(!first.hasObservers && second.hasObservers)
    second.onNext(1)
    subscription.dispose()
    #expect(!second.hasObservers)
    #expect(recorder.text == "1")
  }

  @Test("`switchLatest` follows the newest and ends when both have")
  func switchLatest() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let outer = PublishSubject<Observable<Int>>()
    let (recorder, _) = outer.switchLatest().record()
    outer.onNext(first.asObservable())
    first.onNext(1)
    outer.onNext(second.asObservable())
    #expect(!first.hasObservers)
    first.onNext(2)
    second.onNext(3)
    outer.onCompleted()
    second.onNext(4)
    second.onCompleted()
    #expect(recorder.text == "134|")
  }

  @Test("`flatMapFirst` drops elements while its sequence runs")
  func flatMapFirst() {
    let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (recorder, _) = outer.flatMapFirst { number in inner.map { $0 + number } }.record()
    outer.onNext(10)
    outer.onNext(20)
    inner.onNext(1)
    outer.onCompleted()
    inner.onNext(2)
    inner.onCompleted()
    #expect(recorder.text == "1112|")
  }

  @Test("`merge(maxConcurrent:)` runs so many at a time, in order")
  func maxConcurrent() {
    let inner = (0..<3).map { _ in PublishSubject<Int>() }
    let (recorder, _) = Observable.from(inner).map { $0.asObservable() }.merge(maxConcurrent: 2).record()
    #expect(inner.map(\.hasObservers) == [true, true, false])
    inner[0].onCompleted()
    #expect(inner.map(\.hasObservers) == [false, true, true])
    inner[2].onNext(3)
    inner[1].onCompleted()
    inner[2].onCompleted()
    #expect(recorder.text == "3|")
  }
}
