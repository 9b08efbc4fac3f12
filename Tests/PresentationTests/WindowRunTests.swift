import Presentation
import Reactive
import Testing

@MainActor
@Suite("A window on a terminal")
struct WindowRunTests {
  private func never(_ duration: Duration) async throws { try await Task.sleep(for: .seconds(3_600)) }

  @Test("shows what was typed, and gives the terminal back")
  func typing() async throws {
    let terminal = MemoryTerminal(size: Size(width: 20, height: 2))
    let field = TextField()
    let window = Window(field)
    let stopping = field.submit.subscribe(onNext: { _ in window.stop() })
    defer { stopping.dispose() }
    terminal.type("hello")
    terminal.send(.paste(" you"))
    terminal.send(.key(.enter))
    try await window.run(on: terminal, pause: never)
    #expect(field.text == "hello you")
    #expect(window.size == Size(width: 20, height: 2))
    #expect(!terminal.isOpen)
  }

  @Test("draws anew after a resize and after a stop, and leaves by Control-C")
  func events() async throws {
    let terminal = MemoryTerminal(size: Size(width: 20, height: 2), colors: .none)
    let window = Window(Label("text".styled(.body)))
    let running = Task { try await window.run(on: terminal, pause: never) }
    var screens = 0
    func nextScreen() async {
      screens += 1
      while count("\u{1B}[2J", in: terminal) < screens { await Task.yield() }
    }
    await nextScreen()
    terminal.send(.resized(Size(width: 10, height: 3)))
    await nextScreen()
    #expect(window.size == Size(width: 10, height: 3))
    terminal.send(.key(.control("z")))
    await nextScreen()
    #expect(terminal.suspensions == 1)
    terminal.send(.suspensionRequested)
    await nextScreen()
    terminal.send(.key(.control("l")))
    await nextScreen()
    terminal.send(.key(.control("c")))
    try await running.value
    #expect(!terminal.isOpen)
  }

  @Test("ends when the terminal is gone")
  func hangUp() async throws {
    let terminal = MemoryTerminal()
    terminal.hangUp()
    try await Window(View()).run(on: terminal, pause: never)
    #expect(!terminal.isOpen)
  }

  @Test("moves what moves")
  func animation() async throws {
    let terminal = MemoryTerminal(size: Size(width: 20, height: 2))
    let window = Window(Spinner())
    let running = Task { try await window.run(on: terminal, pause: { _ in await Task.yield() }) }
    while count("⠸", in: terminal) == 0 { await Task.yield() }
    window.stop()
    try await running.value
  }

  private func count(_ text: String, in terminal: MemoryTerminal) -> Int {
    String(decoding: terminal.sent, as: UTF8.self).components(of: text)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    ranges(of: part).count
  }
}
