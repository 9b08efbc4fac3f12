import Presentation
import Reactive
import ReactorsTesting
import Testing
import User

@testable import UserPresentation

@Suite("Changing one's profile")
struct EditProfileReactorTests {
  let effects = EffectRecorder()
  let cards = PublishSubject<Card>()
  let answers = PublishSubject<Void>()
  let test: TestReactor<EditProfileReactor>

  init() {
    let (effects, cards, answers) = (effects, cards, answers)
    test = TestReactor(
      EditProfileReactor(
        EditProfileReactor.Services(
          load: { cards.take(1) },
          save: { change in
            effects.record("save \(change.displayName ?? "-") from \(change.place ?? "-")")
            return answers.take(1)
          },
          onSaved: { effects.record("saved") }, open: { effects.record("open \($0)") },
          takeWayOut: { effects.record("way out \($0)") })),
      effects: effects)
  }

  /// The form holds what was written.
  private func load() throws {
    test.send(.appear)
    let card = try Card(displayName: "Ana", place: "Porto")
    cards.onNext(card)
    test.receive(
      .change {
        $0.draft = CardDraft(card)
        $0.content = .loaded(CardDraft(card))
        $0.filled = CardDraft(card)
      })
  }

  @Test("begins with what is written, and saves only what is another")
  func unchanged() throws {
    try load()
    test.send(.save)
  }

  @Test("saves once, whoever presses twice")
  func saves() throws {
    try load()
    test.send(.name("Ana Dias")) { $0.draft.name = "Ana Dias" }
    test.send(.save, .effect("save Ana Dias from Porto"), .change { $0.submission = .pending })
    test.send(.save)
    answers.onNext(())
    test.receive(.effect("saved"))
  }

  @Test("leads to another password")
  func password() throws {
    try load()
    test.send(.open(.password), .effect("open password"))
  }

  @Test("saves nothing that the rules of accounts refuse")
  func wrong() throws {
    try load()
    test.send(.name("")) { $0.draft.name = "" }
    test.send(.save)
  }

  @Test("says why it was refused until something is typed")
  func refused() throws {
    try load()
    test.send(.place("Lisboa")) { $0.draft.place = "Lisboa" }
    test.send(.save, .effect("save Ana from Lisboa"), .change { $0.submission = .pending })
    answers.onError(UserError.notSignedIn)
    test.receive(.change { $0.submission = .refused(UserError.notSignedIn) })
    test.send(.bio("Bread.")) {
      $0.draft.bio = "Bread."
      $0.submission = .idle
    }
  }

  @Test("keeps what is typed when one comes back to it")
  func comeBack() throws {
    try load()
    test.send(.name("Ana Dias")) { $0.draft.name = "Ana Dias" }
    test.send(.appear)
  }

  @Test("leads to where one signs in, and asks again when somebody did")
  func notLoaded() {
    test.send(.appear)
    cards.onError(UserError.notSignedIn)
    test.receive(.change { $0.content = .failed(Trouble(UserError.notSignedIn)) })
    test.send(.save)
    test.send(.takeWayOut, .effect("way out sign-in"))
    test.send(
      .appear, .change { $0.content = .loading }, .change { $0.content = .failed(Trouble(UserError.notSignedIn)) })
  }
}
