import Presentation
import Reactive
import ReactorsTesting
import Testing
import User

@testable import UserPresentation

@Suite("Signing in")
struct SignInReactorTests {
  let effects = EffectRecorder()
  let answers = PublishSubject<Person>()
  let test: TestReactor<SignInReactor>

  init() {
    let (effects, answers) = (effects, answers)
    test = TestReactor(
      SignInReactor(
        SignInReactor.Services(
          signIn: { handle, password in
            effects.record("sign in \(handle) \(password.text.count) \(password)")
            return answers.asObservable()
          },
          onSignedIn: { effects.record("signed in \($0.handle)") }, open: { effects.record("open \($0)") })),
      effects: effects)
  }

  private var submission: SignInReactor.Action { .submit(handle: "ana", password: TypedPassword("bread")) }

  @Test("asks once, whoever presses twice, and never shows the password")
  func pending() throws {
    test.send(.edit(isComplete: true)) { $0.isComplete = true }
    test.send(submission, .effect("sign in ana 5 •••"), .change { ($0.submission, $0.isComplete) = (.pending, false) })
    test.send(submission)
    answers.onNext(try .named("ana"))
    test.receive(.effect("signed in ana"))
  }

  @Test("says what is wrong until something is typed")
  func refused() {
    test.send(.edit(isComplete: true)) { $0.isComplete = true }
    test.send(submission, .effect("sign in ana 5 •••"), .change { ($0.submission, $0.isComplete) = (.pending, false) })
    answers.onError(UserError.wrongCredentials)
    test.receive(.change { $0.submission = .refused(UserError.wrongCredentials) })
    test.send(.edit(isComplete: false)) { $0.submission = .idle }
  }

  @Test("does nothing while something is missing")
  func incomplete() {
    test.send(submission)
  }

  @Test("leads to a new account")
  func register() {
    test.send(.open(.register), .effect("open register"))
  }
}
