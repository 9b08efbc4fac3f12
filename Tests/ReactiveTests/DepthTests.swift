import Reactive
import Synchronization
import Testing

/// Many elements, each time through something that could nest one call for each.
@Suite struct DepthTests {
  #if DEBUG
    // More than any stack takes; a million is slow without the optimiser.
    private let many = 100_000
  #else
    private let many = 1_000_000
  #endif

  @Test("`concat` of many sequences")
  func concat() {
    let sum = Atomic<Int>(0)
    _ = Observable.concat((0..<many).lazy.map { Observable.just($0 & 1) }).subscribe(onNext: {
      sum.add($0, ordering: .relaxed)
    })
    #expect(sum.load(ordering: .relaxed) == many / 2)
  }

  @Test("Recursion through `concat`")
  func recursion() {
    @Sendable func numbers(from start: Int) -> Observable<Int> {
      .concat([.just(start), .deferred { numbers(from: start + 1) }])
    }
    let last = Atomic<Int>(0)
    _ = numbers(from: 0).take(many).subscribe(onNext: { last.store($0, ordering: .relaxed) })
    #expect(last.load(ordering: .relaxed) == many - 1)
  }

  @Test("Recursion through `concat` keeps nothing of what it went through", arguments: [false, true])
  func recursionKeepsNothing(lazily: Bool) {
    final class Held: Sendable {
      static let live = Atomic<Int>(0)
      init() { Held.live.add(1, ordering: .relaxed) }
      deinit { Held.live.subtract(1, ordering: .relaxed) }
    }
    @Sendable func numbers(from start: Int) -> Observable<Int> {
      let held = Held()
      @Sendable func part(_ index: Int) -> Observable<Int> {
        index == 0 ? .just(start).do(onNext: { _ in _ = held }) : numbers(from: start + 1)
      }
      return lazily ? .concat(Pair(part: part)) : .concat([part(0), .deferred { part(1) }])
    }
    let most = Atomic<Int>(0)
    _ = numbers(from: 0).take(1000).subscribe(onNext: { _ in
      most.store(max(most.load(ordering: .relaxed), Held.live.load(ordering: .relaxed)), ordering: .relaxed)
    })
    #expect(most.load(ordering: .relaxed) < 10)
  }

  @Test("`concatMap` and `merge(maxConcurrent:)`", arguments: [1, 3])
  func concatMap(limit: Int) {
    let sum = Atomic<Int>(0)
    _ = Observable.range(start: 0, count: many).map { Observable.just($0 & 1) }.merge(maxConcurrent: limit)
      .subscribe(onNext: { sum.add($0, ordering: .relaxed) })
    #expect(sum.load(ordering: .relaxed) == many / 2)
  }

  @Test("`retry` of a sequence that fails at once")
  func retry() {
    let attempts = Atomic<Int>(0)
    let source = Observable<Int>.deferred { [many] in
      attempts.add(1, ordering: .relaxed).newValue < many ? .error(TestError()) : .just(7)
    }
    #expect(source.retry().now == "7|")
    #expect(attempts.load(ordering: .relaxed) == many)
  }

  @Test("`retry(when:)` that is told at once to go on")
  func retryWhen() {
    let attempts = Atomic<Int>(0)
    let source = Observable<Int>.deferred { [many] in
      attempts.add(1, ordering: .relaxed).newValue < many ? .error(TestError()) : .just(7)
    }
    #expect(source.retry { (errors: Observable<any Error>) in errors }.now == "7|")
  }

  @Test("A subject whose observer answers each element with the next")
  func subject() {
    let subject = PublishSubject<Int>()
    let last = Atomic<Int>(0)
    _ = subject.subscribe(onNext: { [many] element in
      last.store(element, ordering: .relaxed)
      if element < many { subject.onNext(element + 1) }
    })
    subject.onNext(0)
    #expect(last.load(ordering: .relaxed) == many)
  }

  @Test("`flatMap` and `flatMapLatest` of an observer that answers", arguments: [false, true])
  func flatMap(latest: Bool) {
    let relay = PublishRelay<Int>()
    let last = Atomic<Int>(0)
    let mapped = latest ? relay.flatMapLatest { Observable.just($0) } : relay.flatMap { Observable.just($0) }
    _ = mapped.subscribe(onNext: { [many] element in
      last.store(element, ordering: .relaxed)
      if element < many { relay.accept(element + 1) }
    })
    relay.accept(0)
    #expect(last.load(ordering: .relaxed) == many)
  }

  @Test("`merge` of many sequences that are let go together")
  func merge() {
    let sources = (0..<100_000).map { _ in Observable<Int>.never() }
    Observable.merge(sources).subscribe { _ in }.dispose()
  }

  /// Two sequences that are made when they are needed.
  private struct Pair: RandomAccessCollection, Sendable {
    let part: @Sendable (Int) -> Observable<Int>
    let startIndex = 0
    let endIndex = 2

    subscript(index: Int) -> Observable<Int> { part(index) }
  }
}
