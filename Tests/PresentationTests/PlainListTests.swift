import Presentation
import Reactive
import Testing

@MainActor
@Suite("Plain lists", .serialized)
struct PlainListTests {
  private let list = List<TextCell>()

  @Test("are read by twenty rows, and more on demand")
  func paging() {
    list.bind(0..<50)
    let reached = Heard(list.reachedEnd)
    let reader = Reader(list)
    #expect(reader.heard.hasSuffix("19. row 18\n20. row 19\n21. 30 more rows\n> "))
    #expect(reader.type("more").hasSuffix("40. row 38\n41. row 39\n21. 10 more rows\n> "))
    #expect(reached.elements.isEmpty)
    #expect(reader.type("21").hasSuffix("50. row 48\n51. row 49\n> "))
    #expect(reached.elements.count == 1)
    #expect(reader.type("more") == "There is no more of it.\n> ")
  }

  @Test("open and choose rows by number, which stays when rows come")
  func rows() {
    list.bind(0..<3)
    let activated = Heard(list.modelActivated)
    let reader = Reader(list, Button("x"))
    #expect(reader.type("2") == "> ")
    list.bind(-1..<3)
    #expect(reader.wait() == "\n5. row -1\n> ")
    #expect(reader.type("2") == "> ")
    #expect(reader.type("choose 5") == "> ")
    #expect(activated.elements.map(\.id) == [1, 1])
    #expect(list.selectedIndex == 0)
  }

  @Test("that follow their end are read from there")
  func conversation() {
    list.followsEnd = true
    list.bind(0..<25)
    let reader = Reader(list)
    #expect(reader.heard.hasPrefix("1. 5 more rows\n2. row 5\n"))
    list.bind(0..<26)
    #expect(reader.wait() == "\n1. 6 more rows\n22. row 25\n> ")
  }

  @Test("say that they are empty")
  func empty() {
    list.bind([], placeholder: "Nothing yet")
    #expect(Reader(list).heard == "Nothing yet\n> ")
  }
}

@MainActor
@Suite("A window in plain mode")
struct PlainWindowTests {
  @Test("reads lines until there are no more")
  func lines() async throws {
    let (field, label) = (TextField(), Label("text"))
    let following = field.value.subscribe(onNext: { label.text = $0.styled(.body) })
    defer { following.dispose() }
    let (lines, input) = AsyncStream.makeStream(of: String.self)
    input.yield("1 hello")
    input.finish()
    var printed = ""
    try await Window(Stack(.vertical, [label, field])).runPlain(lines: lines, print: { printed += $0 }, settled: {})
    #expect(printed == "1. field: empty\n> hello\n1. field: hello\n> ")
  }

  @Test("ends when it is stopped")
  func stop() async throws {
    let window = Window(Button("Leave"))
    let (lines, input) = AsyncStream.makeStream(of: String.self)
    defer { input.finish() }
    try await window.runPlain(lines: lines) { text in
      if text == "> " { window.stop() }
    } settled: {
    }
  }

  @Test("ends with what went wrong where nothing can be printed any more")
  func failure() async {
    let (lines, input) = AsyncStream.makeStream(of: String.self)
    for _ in 0..<3 { input.yield("page") }
    var count = 0
    await #expect(throws: CancellationError.self) {
      try await Window(Button("Leave")).runPlain(
        lines: lines,
        print: { _ in
          count += 1
          if count == 3 { throw CancellationError() }
        }, settled: {})
    }
    #expect(count == 3)
  }

  @Test("ends with what went wrong where a line cannot be read, after those before it")
  func unreadable() async {
    struct Unreadable: Error {}
    let (lines, input) = AsyncThrowingStream.makeStream(of: String.self)
    input.yield("page")
    input.finish(throwing: Unreadable())
    var printed = ""
    await #expect(throws: Unreadable.self) {
      try await Window(Button("Leave")).runPlain(lines: lines, print: { printed += $0 }, settled: {})
    }
    #expect(printed == "1. Leave, button\n> 1. Leave, button\n> ")
  }

  @Test("says of each line beforehand whether it is a secret")
  func secrets() async throws {
    let (lines, input) = AsyncStream.makeStream(of: String.self)
    for line in ["page", "1", "secret", "quit"] { input.yield(line) }
    var areSecret: [Bool] = []
    try await Window(TextField(isPassword: true)).runPlain(
      lines: lines, print: { _ in }, hideTyping: { areSecret.append($0) }, settled: {})
    #expect(areSecret == [false, true, false])
  }

  @Test("waits for what a line leads to before it takes the next")
  func inTurn() async throws {
    let button = Button("Ask")
    let next = Button()
    let asking = button.tap.subscribe(onNext: { next.title = "Answer" })
    defer { asking.dispose() }
    let (lines, input) = AsyncStream.makeStream(of: String.self)
    for line in ["1", "page"] { input.yield(line) }
    input.finish()
    let answer: @MainActor @Sendable () -> Void = { if next.title != .empty { button.title = next.title } }
    var printed = ""
    try await Window(button).runPlain(lines: lines, print: { printed += $0 }, settled: answer)
    #expect(printed.hasPrefix("1. Ask, button\n> > \n1. Answer, button\n> 1. Answer, button\n> "))
  }
}
