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
}
