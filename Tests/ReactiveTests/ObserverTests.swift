import Reactive
import Testing

@Suite struct ObserverTests {
  @Test("`mapObserver` transforms elements, and what its closure throws ends the sequence")
  func mapObserver() {
    let subject = ReplaySubject<Int>.createUnbounded()
    let words = subject.asObserver().mapObserver { (word: String) in
      guard let number = Int(word) else { throw TestError() }
      return number
    }
    words.onNext("1")
    words.onNext("one")
    words.onNext("2")
    #expect(subject.now == "1#")
  }

  @Test("`mapObserver` passes on the end")
  func mapObserverEnd() {
    let subject = ReplaySubject<Int>.createUnbounded()
    let words = subject.asObserver().mapObserver(\String.count)
    words.onNext("three")
    words.onCompleted()
    #expect(subject.now == "5|")
  }
}
