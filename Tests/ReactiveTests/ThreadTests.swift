import Reactive
import Synchronization
import Testing

/// Operators with several sources, told from two threads at once.
@Suite struct ThreadTests {
  static let combinations: [@Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>] = [
    { .merge($0, $1) },
    { .combineLatest($0, $1) { $0 + $1 } },
    { .zip($0, $1) { $0 + $1 } },
    { $0.withLatestFrom($1) { $0 + $1 } },
    { $0.sample($1) },
    { Observable.of($0, $1).merge() },
    { Observable.of($0, $1).merge(maxConcurrent: 2) },
    { first, second in first.flatMapLatest { _ in second } },
    { $0.amb($1) },
    { $0.take(until: $1.filter { $0 == 500 }) },
    { $0.skip(until: $1) },
  ]

  @Test("Events of two threads arrive one at a time, and the end once", arguments: combinations)
  func twoThreads(combine: @escaping @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>) async {
    let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
    let inside = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    let ends = Atomic<Int>(0)
    let subscription = combine(left.asObservable(), right.asObservable()).subscribe { event in
      if inside.add(1, ordering: .acquiringAndReleasing).newValue != 1 { overlaps.add(1, ordering: .relaxed) }
      if event.isStopEvent { ends.add(1, ordering: .relaxed) }
      inside.subtract(1, ordering: .acquiringAndReleasing)
    }
    await withTaskGroup { group in
      for subject in [left, right] {
        group.addTask {
          for element in 0..<1000 { subject.onNext(element) }
          subject.onCompleted()
        }
      }
    }
    subscription.dispose()
    #expect(overlaps.load(ordering: .relaxed) == 0)
    #expect(ends.load(ordering: .relaxed) <= 1)
  }

  @Test("A subject that is told from two threads at once is reported in debug builds")
  func misuse() async {
    #if DEBUG
      let reports = Recorder<String>()
      let before = Hooks.misuseHandler
      Hooks.misuseHandler = { reports.append($0) }
      defer { Hooks.misuseHandler = before }
      let subject = PublishSubject<Int>()
      let isInside = BooleanDisposable()
      _ = subject.subscribe(onNext: { element in
        if element != 1 { return }
        isInside.dispose()
        while reports.all.isEmpty {}
      })
      await withTaskGroup { group in
        group.addTask { subject.onNext(1) }
        group.addTask {
          while !isInside.isDisposed { await Task.yield() }
          subject.onNext(2)
        }
      }
      #expect(reports.all.count == 1)
    #endif
  }
}
