import Reactive
import Synchronization
import Testing

/// Operators that subscribe to many sources use what belongs to one for the next, where nobody can notice.
@Suite struct BranchTests {
  typealias Selector = @Sendable (Int) -> Observable<Int>
  typealias Operator = @Sendable (PublishSubject<Int>, @escaping Selector) -> Observable<Int>

  static let operators: [Operator] = [
    { $0.flatMap($1) }, { $0.flatMapFirst($1) }, { $0.flatMapLatest($1) }, { $0.concatMap($1) },
    { $0.map($1).merge(maxConcurrent: 2) },
  ]

  @Test("Sources that end at once, fail to end, or end later follow each other", arguments: operators)
  func mixed(flatten: Operator) {
    let outer = PublishSubject<Int>()
    let inners = [PublishSubject<Int>(), PublishSubject<Int>()]
    let (recorder, _) = flatten(outer) { $0 < 10 ? .just($0) : inners[$0 - 10].asObservable() }.record()
    for element in [1, 2, 10] { outer.onNext(element) }
    inners[0].onNext(3)
    inners[0].onCompleted()
    for element in [4, 11] { outer.onNext(element) }
    inners[1].onNext(5)
    outer.onCompleted()
    #expect(recorder.text == "12345")
    inners[1].onCompleted()
    #expect(recorder.text == "12345|")
  }

  @Test("What a source that has ended still says is not heard", arguments: operators)
  func late(flatten: Operator) {
    let outer = PublishSubject<Int>()
    let kept = Recorder<AnyObserver<Int>>()
    let source = flatten(outer) { number in
      .create { observer in
        observer.onNext(number)
        observer.onCompleted()
        kept.append(observer)
        return Disposables.create()
      }
    }
    let (recorder, _) = source.record()
    for number in 1...3 {
      outer.onNext(number)
      for observer in kept.all {
        observer.onNext(9)
        observer.onCompleted()
      }
    }
    outer.onCompleted()
    #expect(recorder.text == "123|")
  }

  @Test("A source is let go with the subscription, also after others that ended", arguments: operators)
  func disposal(flatten: Operator) {
    let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    let count = SubscriptionCount()
    count.during {
      let subscription = flatten(outer) { $0 == 0 ? inner.asObservable() : .just($0) }.subscribe { _ in }
      for number in [1, 2, 0] { outer.onNext(number) }
      #expect(inner.hasObservers)
      subscription.dispose()
    }
    #expect(!inner.hasObservers && !outer.hasObservers)
    #expect(count.live == 0)
  }

  #if DEBUG
    @Test("A source that has ended does not count as live", arguments: operators)
    func counting(flatten: Operator) {
      let outer = PublishSubject<Int>()
      let count = SubscriptionCount()
      count.during {
        let subscription = flatten(outer, Observable.just).subscribe { _ in }
        let before = count.live
        outer.onNext(1)
        outer.onNext(2)
        #expect(count.live == before)
        subscription.dispose()
      }
      #expect(count.live == 0)
    }
  #endif

  @Test("What a source holds is freed when it ends", arguments: operators)
  func memory(flatten: Operator) {
    final class Held: Sendable {
      let freed: Recorder<String>
      init(_ freed: Recorder<String>) { self.freed = freed }
      deinit { freed.append("freed") }
    }
    let outer = PublishSubject<Int>()
    let freed = Recorder<String>()
    let subscription = flatten(outer) { number in
      let held = Held(freed)
      return Observable.just(number).do(onDispose: { _ = held })
    }.subscribe { _ in }
    outer.onNext(1)
    #expect(freed.text == "freed")
    subscription.dispose()
  }
}
