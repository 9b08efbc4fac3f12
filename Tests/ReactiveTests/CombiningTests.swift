import Reactive
import Testing

@Suite struct CombiningTests {
  /// Two subjects and what is made of them.
  struct Pair {
    let left = PublishSubject<Int>()
    let right = PublishSubject<Int>()

    func record(_ combine: (Observable<Int>, Observable<Int>) -> Observable<String>) -> Recorder<String> {
      combine(left.asObservable(), right.asObservable()).record().recorder
    }
  }

  static let combinations: [@Sendable (Observable<Int>, Observable<Int>) -> Observable<String>] = [
    { .merge($0.map { String($0) }, $1.map { String($0) }) },
    { .combineLatest($0, $1) { "\($0)\($1)" } },
    { .zip($0, $1) { "\($0)\($1)" } },
    { .combineLatest([$0, $1]) { "\($0)" } },
    { .zip([$0, $1]) { "\($0)" } },
    { $0.withLatestFrom($1) { "\($0)\($1)" } },
    { $0.sample($1).map(String.init) },
    { $0.take(until: $1).map(String.init) },
    { $0.skip(until: $1).map(String.init) },
    { $0.amb($1).map(String.init) },
  ]

  @Test("An error of either source ends the sequence and lets both go", arguments: combinations, [false, true])
  func errors(
    combine: @Sendable (Observable<Int>, Observable<Int>) -> Observable<String>, ofRight: Bool
  ) {
    let pair = Pair()
    let recorder = pair.record(combine)
    (ofRight ? pair.right : pair.left).onError(TestError())
    #expect(recorder.text == "#")
    #expect(!pair.left.hasObservers && !pair.right.hasObservers)
  }

  @Test("Disposal lets both sources go", arguments: combinations)
  func disposal(combine: @Sendable (Observable<Int>, Observable<Int>) -> Observable<String>) {
    let pair = Pair()
    let count = SubscriptionCount()
    count.during {
      combine(pair.left.asObservable(), pair.right.asObservable()).subscribe { _ in }.dispose()
    }
    #expect(!pair.left.hasObservers && !pair.right.hasObservers)
    #expect(count.live == 0)
  }

  @Test("`merge` sends everything and ends with the last")
  func merge() {
    let pair = Pair()
    let recorder = pair.record { Observable.merge($0, $1).map { String($0) } }
    pair.left.onNext(1)
    pair.right.onNext(2)
    pair.left.onCompleted()
    pair.right.onNext(3)
    pair.right.onCompleted()
    #expect(recorder.text == "123|")
    #expect(Observable<Int>.merge([]).now == "|")
  }

  @Test("`combineLatest` waits for all, then follows each, and ends with the last")
  func combineLatest() {
    let pair = Pair()
    let recorder = pair.record { .combineLatest($0, $1) { "\($0)\($1) " } }
    pair.left.onNext(1)
    pair.right.onNext(7)
    pair.left.onNext(2)
    pair.left.onCompleted()
    pair.right.onNext(8)
    pair.right.onCompleted()
    #expect(recorder.text == "17 27 28 |")
  }

  @Test("`combineLatest` ends when what is missing cannot come any more")
  func combineLatestIncomplete() {
    let pair = Pair()
    let recorder = pair.record { .combineLatest($0, $1) { "\($0)\($1)" } }
    pair.right.onCompleted()
    #expect(recorder.text == "")
    pair.left.onNext(1)
    #expect(recorder.text == "|")
    #expect(!pair.left.hasObservers)
  }

  @Test("`zip` pairs by number, and ends once all have")
  func zip() {
    let pair = Pair()
    let recorder = pair.record { .zip($0, $1) { "\($0)\($1) " } }
    for element in 1...3 { pair.left.onNext(element) }
    pair.right.onNext(7)
    pair.left.onCompleted()
    pair.right.onNext(8)
    pair.right.onCompleted()
    #expect(recorder.text == "17 28 |")
  }

  @Test("Collections and tuples are combined too")
  func collections() {
    #expect(Observable.combineLatest([Observable.just(1), .just(2)]).now == "[1, 2]|")
    #expect(Observable<Int>.combineLatest([Observable<Int>]()) { $0.count }.now == "0|")
    #expect(Observable.zip([Observable.of(1, 2), .of(3, 4)]).now == "[1, 3][2, 4]|")
    #expect(Observable<Int>.zip([Observable<Int>]()) { $0.count }.now == "|")
    #expect(Observable.zip(Observable.of(1, 2), Observable.of("a", "b")).map { "\($0)\($1)" }.now == "1a2b|")
    let one = Observable.just(1)
    #expect(Observable.combineLatest(one, one, one).map { $0 + $1 + $2 }.now == "3|")
    #expect(
      Observable.combineLatest(one, one, one, one, one, one, one, one) { [$0, $1, $2, $3, $4, $5, $6, $7] }.now
        == "[1, 1, 1, 1, 1, 1, 1, 1]|")
    #expect(
      Observable.zip(one, one, one, one, one, one, one, one) { [$0, $1, $2, $3, $4, $5, $6, $7] }.now
        == "[1, 1, 1, 1, 1, 1, 1, 1]|")
  }

  @Test("`withLatestFrom` drops what comes before the other has something")
  func withLatestFrom() {
    let pair = Pair()
    let recorder = pair.record { $0.withLatestFrom($1) { "\($0)\($1) " } }
    pair.left.onNext(1)
    pair.right.onNext(7)
    pair.left.onNext(2)
    pair.right.onCompleted()
    pair.left.onNext(3)
    pair.left.onCompleted()
    #expect(recorder.text == "27 37 |")
    #expect(Observable.of(1).withLatestFrom(Observable.just("a")).now == "a|")
  }

  @Test("`amb` follows whoever was first")
  func amb() {
    let pair = Pair()
    let recorder = pair.record { $0.amb($1).map(String.init) }
    pair.right.onNext(7)
    #expect(!pair.left.hasObservers)
    pair.right.onNext(8)
    pair.right.onCompleted()
    #expect(recorder.text == "78|")
  }

  @Test("`sample` sends what is new, or its default, and ends with the sampler's next after the source")
  func sample() {
    let pair = Pair()
    let recorder = pair.record { $0.sample($1, defaultValue: 0).map(String.init) }
    pair.left.onNext(1)
    pair.left.onNext(2)
    pair.right.onNext(0)
    pair.right.onNext(0)
    pair.left.onNext(3)
    pair.left.onCompleted()
    pair.right.onNext(0)
    #expect(recorder.text == "203|")
  }

  @Test("Re-entrant elements are combined in order", arguments: [1, 3, 100])
  func reentrance(depth: Int) {
    let pair = Pair()
    let recorder = Recorder<String>()
    _ = Observable.combineLatest(pair.left, pair.right) { ($0, $1) }.subscribe(onNext: { left, right in
      recorder.append("\(left)\(right)")
      if left < depth { pair.left.onNext(left + 1) }
    })
    pair.right.onNext(0)
    pair.left.onNext(1)
    #expect(recorder.all == (1...depth).map { "\($0)0" })
  }
}
