import Presentation
import Reactive
import Testing

@MainActor
@Suite("A notice")
struct NoticeTests {
  private struct Gone: LocalizedFailure {
    var text: LocalizedString { LocalizedString("It is gone.") }
    var wayOut: WayOut { .place("test://list", LocalizedString("All of them")) }
  }

  private struct Surprise: Error {}

  private let field = TextField()
  private let notice: Notice
  private let sample: SampleWindow

  init() {
    let content = Stack(.vertical, [field])
    notice = Notice(insteadOf: content)
    sample = SampleWindow(Stack(.vertical, [content, notice]), width: 40, height: 5)
    show(.loading)
  }

  private func show(_ loadable: Loadable<String>) {
    notice.bind(Notice.ViewModel(loadable))
    _ = sample.text
  }

  @Test("stands in the place of what is on its way")
  func loading() {
    #expect(sample.text.contains("Loading…"))
    #expect(!field.isFocused)
    show(.loaded("There it is"))
    #expect(!sample.text.contains("Loading…"))
    #expect(field.isFocused)
  }

  @Test(
    "says what is wrong, and the way out of it",
    arguments: [
      (Gone(), "It is gone.", "All of them", "test://list"), (Surprise(), "That did not work:", "Try again", nil),
      (SignInNeeded(), "You are not signed in.", "Sign in", "sign-in"),
    ] as [(any Error, String, String, String?)])
  func trouble(error: any Error, reason: String, way: String, address: String?) {
    show(.failed(Trouble(error)))
    #expect(sample.text.contains(reason))
    #expect(sample.text.contains("[ \(way) ]"))
    #expect(Trouble(error).wayOut.address == address)
  }

  @Test("takes the focus from what it stands for, and gives it back")
  func focus() {
    show(.failed(Trouble(Surprise())))
    #expect(notice.button.isFocused)
    show(.loading)
    show(.loaded("There it is"))
    #expect(field.isFocused)
  }

  @Test("waits only where nothing is in sight yet")
  func reloading() {
    var content = Loadable<String>.failed(Trouble(Surprise()))
    content.update(to: .loading)
    #expect(content == .loading)
    content.update(to: .loaded("There it is"))
    content.update(to: .loading)
    #expect(content == .loaded("There it is"))
    content.update(to: .failed(Trouble(Surprise())))
    #expect(content == .failed(Trouble(Surprise())))
  }

  @Test("tells how far a question is, whose failure is one of its states")
  func loadable() async throws {
    let there = try await Observable.just("There it is").loadable().toArray().value
    #expect(there == [.loading, .loaded("There it is")])
    let failed = try await Observable<String>.error(Gone()).loadable().toArray().value
    #expect(failed == [.loading, .failed(Trouble(Gone()))])
  }

  @Test("goes to the place that a way out names, else tries again")
  func wayOut() {
    let retry = { Observable.just("again") }
    var places: [String] = []
    _ = Trouble(Gone()).takeWayOut({ places.append($0) }, orRetry: retry)
    #expect(places == ["test://list"])
    _ = Trouble(Surprise()).takeWayOut({ places.append($0) }, orRetry: retry)
    #expect(places.count == 1)
  }

  @Test("has a way out of trouble alone")
  func noWayOut() async throws {
    func retried(_ content: Loadable<String>) async throws -> [String] {
      try await content.takeWayOut({ _ in }, orRetry: { .just("again") }).toArray().value
    }
    #expect(try await retried(.failed(Trouble(Surprise()))) == ["again"])
    #expect(try await retried(.loading) == [])
    #expect(try await retried(.loaded("There it is")) == [])
  }
}
