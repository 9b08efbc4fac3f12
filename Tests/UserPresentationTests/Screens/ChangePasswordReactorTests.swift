import Presentation
import Reactive
import ReactorsTesting
import Testing
import User

@testable import UserPresentation

@Suite("Changing one's password")
struct ChangePasswordReactorTests {
  let effects = EffectRecorder()
  let people = PublishSubject<Person>()
  let answers = PublishSubject<PasswordChange>()
  let test: TestReactor<ChangePasswordReactor>

  init() {
    let (effects, people, answers) = (effects, people, answers)
    test = TestReactor(
      ChangePasswordReactor(
        ChangePasswordReactor.Services(
          load: { people.take(1) },
          change: { present, new in
            effects.record("change \(present.text.count) \(present) to \(new.text.count) \(new)")
            return answers.take(1)
          },
          onChanged: { effects.record("changed of \($0.person.handle)") },
          takeWayOut: { effects.record("way out \($0)") })),
      effects: effects)
  }

  private var submission: ChangePasswordReactor.Action {
    .submit(present: TypedPassword("bread"), new: TypedPassword("something"))
  }

  private func load() throws {
    test.send(.appear)
    people.onNext(try .named("ana"))
    test.receive(.change { $0.content = .loaded("ana") })
  }

  private func fill() {
    test.send(.present(isEmpty: false)) { $0.hasPresent = true }
    test.send(.new(.right)) { $0.verdict = .right }
  }

  private func submit() {
    test.send(
      submission, .effect("change 5 ••• to 9 •••"), .change { ($0.submission, $0.hasPresent) = (.pending, false) })
  }

  @Test("asks once, whoever presses twice, and never shows a password")
  func changes() throws {
    try load()
    fill()
    submit()
    test.send(submission)
    answers.onNext(PasswordChange(person: try .named("ana"), endedSessions: 2))
    test.receive(.effect("changed of ana"))
  }

  @Test("does nothing while something is missing or wrong", arguments: [PasswordVerdict.tooShort, .different])
  func incomplete(verdict: PasswordVerdict) throws {
    try load()
    test.send(.present(isEmpty: false)) { $0.hasPresent = true }
    test.send(submission)
    test.send(.new(verdict)) { $0.verdict = verdict }
    test.send(submission)
  }

  @Test("says what is wrong until something is typed, and waits for the present password again")
  func refused() throws {
    try load()
    fill()
    submit()
    answers.onError(UserError.wrongPassword)
    test.receive(.change { $0.submission = .refused(UserError.wrongPassword) })
    test.send(submission)
    test.send(.present(isEmpty: false)) {
      $0.hasPresent = true
      $0.submission = .idle
    }
  }

  @Test("keeps what is typed when one comes back to it")
  func comeBack() throws {
    try load()
    fill()
    test.send(.appear)
  }

  @Test("leads to where one signs in, and asks again when somebody did")
  func notSignedIn() {
    test.send(.appear)
    people.onError(UserError.notSignedIn)
    test.receive(.change { $0.content = .failed(Trouble(UserError.notSignedIn)) })
    test.send(submission)
    test.send(.takeWayOut, .effect("way out sign-in"))
    test.send(
      .appear, .change { $0.content = .loading }, .change { $0.content = .failed(Trouble(UserError.notSignedIn)) })
  }
}
