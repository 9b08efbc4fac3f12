import Presentation
import Reactive
import Testing

@Suite("What is sent to be done")
struct SubmissionTests {
  private enum Fault: LocalizedFailure {
    case taken, late
    var text: LocalizedString { LocalizedString(self == .taken ? "It is taken." : "It is late.") }
  }

  /// What the screen is told of an answer, and what became of it.
  private func outcome(of answer: Observable<Int>) async throws -> (told: [Submission], done: [Int]) {
    let done = BehaviorRelay<[Int]>(value: [])
    let told = try await answer.submission(onDone: { done.accept(done.value + [$0]) }).toArray().value
    return (told, done.value)
  }

  @Test("is pending until its screen has gone, so that nothing is sent twice")
  func done() async throws {
    let (told, done) = try await outcome(of: .just(7))
    #expect(told == [.pending, .pending])
    #expect(done == [7])
  }

  @Test("is refused where it fails, which is one of its states")
  func refused() async throws {
    let (told, done) = try await outcome(of: .error(Fault.taken))
    #expect(told == [.pending, .refused(Fault.taken)])
    #expect(done == [])
  }

  @Test("is idle again where nothing came of it")
  func cancelled() async throws {
    let (told, done) = try await outcome(of: .empty())
    #expect(told == [.pending, .idle])
    #expect(done == [])
  }

  @Test("says why it was refused until something is changed")
  func forgets() {
    var submission = Submission.refused(Fault.taken)
    #expect(submission.message == Trouble(Fault.taken).text)
    submission.forgetRefusal()
    #expect(submission == .idle)
    #expect(submission.message == .empty)
  }

  @Test("goes on while something is changed")
  func changedMeanwhile() {
    var submission = Submission.pending
    submission.forgetRefusal()
    #expect(submission == .pending)
  }

  @Test("is the same where it says the same")
  func equality() {
    #expect(Submission.refused(Fault.taken) == .refused(Fault.taken))
    #expect(Submission.refused(Fault.taken) != .refused(Fault.late))
    #expect(Submission.refused(Fault.taken) != .idle)
    #expect(Submission.idle != .pending)
  }
}
