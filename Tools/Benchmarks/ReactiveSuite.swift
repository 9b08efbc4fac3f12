import Reactive
import Synchronization

extension Suite {
  static let reactive = Suite(
    name: "reactive", benchmarks: eventBenchmarks + loopBenchmarks + combiningBenchmarks + sharingBenchmarks)
}

/// Takes results, so that the compiler cannot leave out what is measured.
private let drain = Atomic<Int>(0)

@Sendable
private func receive(_ value: Int) { drain.store(value, ordering: .relaxed) }

/// Sends `count` numbers through what `build` makes of a subject.
private func events(
  _ name: String, _ summary: String, _ build: @escaping @Sendable (PublishSubject<Int>) -> any Disposable
) -> Benchmark {
  Benchmark(name: name, summary: summary) { count in
    let subject = PublishSubject<Int>()
    let subscription = build(subject)
    for number in 0..<count { subject.onNext(number) }
    subscription.dispose()
  }
}

private let eventBenchmarks = [
  events("subject", "an element from a subject to its subscriber") { $0.subscribe(onNext: receive) },
  events("map-filter", "the same through map and filter") {
    $0.map { $0 &* 3 }.filter { $0 & 1 == 0 }.subscribe(onNext: receive)
  },
  events("scan", "the same through scan") { $0.scan(0) { $0 &+ $1 }.subscribe(onNext: receive) },
  events("distinct", "the same through distinctUntilChanged") { $0.distinctUntilChanged().subscribe(onNext: receive) },
  events("observe-on", "the same through observe(on:) the current thread") {
    $0.observe(on: CurrentThreadScheduler.instance).subscribe(onNext: receive)
  },
  Benchmark(name: "relay", summary: "an element from a behavior relay to its subscriber") { count in
    let relay = BehaviorRelay(value: 0)
    let subscription = relay.subscribe(onNext: receive)
    for number in 0..<count { relay.accept(number) }
    subscription.dispose()
  },
  Benchmark(name: "lifecycle", summary: "three operators built, subscribed and disposed") { count in
    let subject = PublishSubject<Int>()
    for _ in 0..<count {
      subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.map { $0 &+ 1 }.subscribe(onNext: receive).dispose()
    }
  },
]

private let loopBenchmarks = [
  Benchmark(name: "range", summary: "an element from a range through map, filter, map and reduce") { count in
    _ = Observable.range(start: 0, count: count).map { $0 &* 3 }.filter { $0 & 1 == 0 }.map { $0 &+ 1 }
      .reduce(0) { $0 &+ $1 }.subscribe(onNext: receive)
  },
  Benchmark(name: "create", summary: "the same from a loop in create") { count in
    let source = Observable<Int>.create { observer in
      for number in 0..<count { observer.onNext(number) }
      observer.onCompleted()
      return Disposables.create()
    }
    _ = source.map { $0 &* 3 }.filter { $0 & 1 == 0 }.map { $0 &+ 1 }.reduce(0) { $0 &+ $1 }.subscribe(onNext: receive)
  },
  Benchmark(name: "closures", summary: "what map-filter does as plain closures, to compare with") { count in
    // What `map-filter` does, written by hand.
    let last: @Sendable (Int) -> Void = receive
    let filter: @Sendable (Int) -> Void = { if $0 & 1 == 0 { last($0) } }
    let map: @Sendable (Int) -> Void = { filter($0 &* 3) }
    for number in 0..<count { map(number) }
  },
]

/// Sends `count` numbers, in turn through one and the other subject, through what `build` makes of both.
private func pairs(
  _ name: String, _ summary: String,
  _ build: @escaping @Sendable (PublishSubject<Int>, PublishSubject<Int>) -> any Disposable
) -> Benchmark {
  Benchmark(name: name, summary: summary) { count in
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = build(first, second)
    for number in 0..<count {
      if number & 1 == 0 { first.onNext(number) } else { second.onNext(number) }
    }
    subscription.dispose()
  }
}

private let combiningBenchmarks = [
  pairs("combine-latest", "an element of one of two subjects through combineLatest") { first, second in
    Observable.combineLatest(first, second) { $0 &+ $1 }.subscribe(onNext: receive)
  },
  pairs("with-latest-from", "the same through withLatestFrom") { first, second in
    first.withLatestFrom(second) { $0 &+ $1 }.subscribe(onNext: receive)
  },
  pairs("merge", "the same through merge") { first, second in
    Observable.merge(first.asObservable(), second.asObservable()).subscribe(onNext: receive)
  },
  events("flat-map", "an element through flatMap to a sequence of one") {
    $0.flatMap { Observable.just($0) }.subscribe(onNext: receive)
  },
  events("flat-map-latest", "the same through flatMapLatest") {
    $0.flatMapLatest { Observable.just($0) }.subscribe(onNext: receive)
  },
  events("concat-map", "the same through concatMap") {
    $0.concatMap { Observable.just($0) }.subscribe(onNext: receive)
  },
]

private let sharingBenchmarks = [
  events("share", "an element through share(replay: 1) to ten subscribers") { subject in
    let shared = subject.share(replay: 1)
    return Disposables.create((0..<10).map { _ in shared.subscribe(onNext: receive) })
  }
]
