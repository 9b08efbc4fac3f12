import Presentation
import Reactive
import ReactiveTesting
import ReactorsTesting
import Testing
import User

@testable import UserPresentation

@Suite("Making an account")
struct RegisterReactorTests {
  let effects = EffectRecorder()
  let answers = PublishSubject<Person>()
  let time = TestScheduler(initialClock: 0, resolution: 0.1)
  let test: TestReactor<RegisterReactor>

  init() {
    let (effects, answers) = (effects, answers)
    test = TestReactor(
      RegisterReactor(
        RegisterReactor.Services(
          isTaken: { handle in
            effects.record("taken? \(handle)")
            return .just(handle.text == "ana")
          },
          register: { handle, name, password in
            effects.record("register \(handle), \(name), \(password)")
            return answers.asObservable()
          },
          onRegistered: { effects.record("registered \($0.handle)") }),
        time: time),
      effects: effects)
  }

  @Test("judges a handle at once")
  func rules() {
    test.send(.handle("-")) { ($0.handle, $0.handleVerdict) = ("-", .wrong) }
    test.send(.handle("")) { ($0.handle, $0.handleVerdict) = ("", .none) }
    test.send(.handle("leo")) { ($0.handle, $0.handleVerdict) = ("leo", .right) }
  }

  @Test("asks whether a handle is taken when typing paused, and only about the last")
  func taken() {
    test.send(.handle("an")) { ($0.handle, $0.handleVerdict) = ("an", .right) }
    time.advanceTo(2)
    test.send(.handle("ana")) { $0.handle = "ana" }
    time.advanceTo(4)
    test.finish()
    time.advanceTo(10)
    test.receive(.effect("taken? ana"), .change { $0.handleVerdict = .taken })
  }

  @Test("judges a name as accounts do")
  func name() {
    let fault = UserError.invalidText(.displayName, .tooLong).text
    let long = String(repeating: "x", count: 61)
    test.send(.name(long)) { ($0.name, $0.nameFault) = (long, fault) }
    test.send(.name("Leo")) { ($0.name, $0.nameFault) = ("Leo", nil) }
  }

  @Test("takes the handle for a name that was not typed, and asks once")
  func registers() throws {
    fill()
    submit()
    test.send(.submit(TypedPassword("something")))
    answers.onNext(try .named("leo"))
    test.receive(.effect("registered leo"))
  }

  @Test("says at the handle that it was taken meanwhile")
  func takenMeanwhile() throws {
    fill()
    submit()
    answers.onError(UserError.handleTaken(try Handle("leo")))
    test.receive(.change { ($0.submission, $0.handleVerdict) = (.idle, .taken) })
  }

  private func fill() {
    test.send(.handle("leo")) { ($0.handle, $0.handleVerdict) = ("leo", .right) }
    test.send(.passwords(.right)) { $0.passwords = .right }
  }

  private func submit() {
    test.send(
      .submit(TypedPassword("something")), .effect("register leo, leo, •••"), .change { $0.submission = .pending })
  }

  @Test(
    "judges passwords, but not one that is still being repeated",
    arguments: [
      ("", "", PasswordVerdict.none), ("short", "", .tooShort), ("something", "", .none), ("something", "some", .none),
      ("something", "somewhat", .different), ("something", "something", .right), ("", "x", .different),
      (String(repeating: "x", count: 1_001), "", .tooLong), ("caf\u{E9} olé", "cafe\u{301} olé", .different),
    ])
  func passwords(password: String, again: String, verdict: PasswordVerdict) {
    #expect(PasswordVerdict(password, again: again) == verdict)
  }
}
