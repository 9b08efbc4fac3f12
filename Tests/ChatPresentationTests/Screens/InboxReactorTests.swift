import Chat
import Presentation
import Reactive
import ReactorsTesting
import Testing

@testable import ChatPresentation

@Suite("The inbox's reactor")
struct InboxReactorTests {
  private let effects = EffectRecorder()
  private let pages = PublishSubject<JoinedInbox>()
  private let news = PublishSubject<InboxReactor.News>()

  /// The reactor, whose questions `pages` answers one after the other.
  private func inbox() -> TestReactor<InboxReactor> {
    let services = InboxReactor.Services(
      page: { [effects, pages] cursor in
        effects.record("page \(cursor ?? "first")")
        return pages.take(1)
      },
      news: news.asObservable(),
      open: { [effects] in effects.record("open \($0)") },
      takeWayOut: { [effects] in effects.record("way out \($0)") })
    return TestReactor(InboxReactor(services), effects: effects)
  }

  /// The reactor that has shown a page.
  private func inbox(showing page: JoinedInbox) -> TestReactor<InboxReactor> {
    let test = inbox()
    test.send(.appear)
    news.onNext(.changed)
    test.receive(.effect("page first"))
    pages.onNext(page)
    test.receive(
      .change { state in
        state.rows = page.lines.map(InboxRow.init)
        state.nextCursor = page.nextCursor
        state.isLoading = false
      })
    return test
  }

  @Test("asks for the first page when it comes into sight")
  func first() {
    _ = inbox(showing: .page(1...3))
  }

  @Test("asks for the page behind the last once, however often the end is seen")
  func more() {
    let test = inbox(showing: .page(1...3, next: "3"))
    test.send(.reachEnd, .effect("page 3"), .change { $0.isLoadingMore = true })
    test.send(.reachEnd)
    pages.onNext(.page(4...5))
    test.receive(
      .change { state in
        state.rows += [4, 5].map { InboxRow(line: .line($0)) }
        state.nextCursor = nil
        state.isLoadingMore = false
      })
    test.send(.reachEnd)
  }

  @Test("shows what is new above what was loaded before, and goes on behind that")
  func changed() {
    let test = inbox(showing: .page(1...4, next: "4"))
    news.onNext(.changed)
    test.receive(.effect("page first"))
    // 9 came to the top, so that 4 is behind the page.
    let top = [JoinedInbox.Line.line(9, minute: 0)] + [1, 2, 3].map { .line($0) }
    pages.onNext(JoinedInbox(lines: top, nextCursor: "3"))
    test.receive(.change { $0.rows = (top + [.line(4)]).map(InboxRow.init) })
  }

  @Test("forgets the rest where something may be missing between it and the first page")
  func gap() {
    let test = inbox(showing: .page(1...4, next: "4"))
    news.onNext(.changed)
    test.receive(.effect("page first"))
    let top = (10...13).map { JoinedInbox.Line.line($0, minute: 0) }
    pages.onNext(JoinedInbox(lines: top, nextCursor: "13"))
    test.receive(
      .change { state in
        state.rows = top.map(InboxRow.init)
        state.nextCursor = "13"
      })
  }

  @Test("says why it failed, keeps what it shows, and tries again")
  func failure() {
    let test = inbox(showing: .page(1...3))
    test.send(.retry, .effect("page first"))
    pages.onError(ChatError.invalidCursor)
    test.receive(.change { $0.trouble = Trouble(ChatError.invalidCursor) })
  }

  @Test("shows nothing of somebody who signed out")
  func signedOut() {
    let test = inbox(showing: .page(1...3, next: "3"))
    test.send(.appear, .effect("page first"))
    pages.onError(SignInNeeded())
    test.receive(
      .change { state in
        state.rows = []
        state.nextCursor = nil
        state.trouble = Trouble(SignInNeeded())
      })
    test.send(.takeWayOut, .effect("way out sign-in"))
  }

  @Test("counts nothing as unread in a conversation that was read here")
  func read() {
    let test = inbox(showing: .page(1...2, unread: 3))
    news.onNext(.read(2))
    test.receive(.change { $0.rows[1].line.conversation.unread = 0 })
  }

  @Test("hides a conversation that was left here, on whatever page")
  func left() {
    let test = inbox(showing: .page(1...2))
    news.onNext(.left(1))
    test.receive(.change { $0.rows = [InboxRow(line: .line(2))] })
  }

  @Test("opens a conversation")
  func open() {
    let test = inbox(showing: .page(1...2))
    test.send(.open(2), .effect("open conversation(2)"))
  }
}
