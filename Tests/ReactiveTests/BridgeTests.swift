import Reactive
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct BridgeTests {
  @Test("`values` are the elements, and throw the error")
  func values() async {
    var elements: [Int] = []
    do {
      for try await element in Observable.concat(.of(1, 2), .error(TestError())).values { elements.append(element) }
      Issue.record("It did not throw.")
    } catch {
      #expect(error is TestError)
    }
    #expect(elements == [1, 2])
  }

  @Test(
    "A policy says what is kept",
    arguments: [
      (AsyncThrowingStream<Int, any Error>.Continuation.BufferingPolicy.unbounded, [1, 2, 3]),
      (.bufferingNewest(1), [3]),
      (.bufferingOldest(2), [1, 2]),
    ])
  func policies(
    policy: AsyncThrowingStream<Int, any Error>.Continuation.BufferingPolicy, expected: [Int]
  ) async throws {
    var elements: [Int] = []
    for try await element in Observable.of(1, 2, 3).values(buffering: policy) { elements.append(element) }
    #expect(elements == expected)
  }

  @Test("The subscription ends with the task that iterates")
  func cancellation() async {
    let subject = PublishSubject<Int>()
    let values = subject.values
    #expect(subject.hasObservers)
    let task = Task { for try await _ in values {} }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!subject.hasObservers)
  }

  @Test("The subscription ends with the values, iterated or not")
  func dropped() async throws {
    let subject = PublishSubject<Int>()
    do { _ = subject.values }
    #expect(!subject.hasObservers)
    do {
      let values = subject.values
      subject.onNext(1)
      for try await _ in values { break }
    }
    #expect(!subject.hasObservers)
  }

  @Test("An asynchronous sequence becomes an observable, and is cancelled on disposal")
  func from() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let ended = AsyncStream.makeStream(of: Void.self)
    continuation.onTermination = { _ in ended.continuation.finish() }
    let subject = ReplaySubject<Int>.createUnbounded()
    let subscription = stream.asObservable().subscribe(subject)
    continuation.yield(1)
    #expect(try await subject.take(1).asSingle().value == 1)
    subscription.dispose()
    for await _ in ended.stream {}
    let numbers = AsyncStream<Int> { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    #expect(try await Observable.from(numbers).toArray().value == [1, 2, 3])
    let letters = AsyncStream<String> { continuation in
      for letter in ["a", "b"] { continuation.yield(letter) }
      continuation.finish()
    }
    var all = ""
    for await letter in Infallible.from(letters).values { all += letter }
    #expect(all == "ab")
  }

  @Test("A task becomes an observable, and is cancelled on disposal")
  func task() async throws {
    #expect(try await Observable.task { 7 }.asSingle().value == 7)
    await #expect(throws: TestError.self) { try await Observable<Int>.task { throw TestError() }.asSingle().value }
    #expect(try await Single<Int>.create { 7 }.value == 7)
    #expect(try await Maybe<Int>.create { 7 }.value == 7)
    #expect(try await Maybe<Int>.create { nil }.value == nil)
    try await Completable.create { await Task.yield() }.value
    await #expect(throws: TestError.self) { try await Maybe<Int>.create { throw TestError() }.value }
    await #expect(throws: TestError.self) { try await Completable.create { throw TestError() }.value }
    let cancelled = AsyncStream.makeStream(of: Void.self)
    let source = Observable<Int>.task {
      await withTaskCancellationHandler {
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
        cancelled.continuation.finish()
      }
      return 1
    }
    let (recorder, subscription) = source.record()
    subscription.dispose()
    for await _ in cancelled.stream {}
    #expect(recorder.text == "")
  }

  @Test("Data is decoded, or fails")
  func decode() {
    let data = Observable.of(Data("[1,2]".utf8), Data("[3]".utf8), Data("?".utf8))
    #expect(data.decode(type: [Int].self, decoder: JSONDecoder()).now == "[1, 2][3]#")
  }

  @Test("A task takes over what is local to who subscribes, unless it is detached", arguments: [false, true])
  func local(detached: Bool) async throws {
    let single = Single<Int>.create(detached: detached) { Local.number }
    let number = try await Local.$number.withValue(7) { try await single.value }
    #expect(number == (detached ? 0 : 7))
  }

  private enum Local {
    @TaskLocal static var number = 0
  }

  @Test("Traits can be awaited, and are let go when the task is cancelled")
  func value() async throws {
    #expect(try await Single.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
    await #expect(throws: TestError.self) { try await Single<Int>.error(TestError()).value }
    let subject = PublishSubject<Int>()
    let task = Task { try await subject.asSingle().value }
    while !subject.hasObservers { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!subject.hasObservers)
  }
}
