import TerminalText

/// A window as lines and prompts, for people who have their screen read to them, and for pipes.
///
/// A page is printed once, with a number before everything that can be acted on. After that only what is new or
/// different is printed, and nothing loses its number: a number that was read never comes to mean something else
/// without an answer in between.
@MainActor
public final class PlainSession {
  private let window: Window
  private let write: @MainActor (String) throws -> Void
  /// Why nothing can be printed any more.
  private(set) var failure: (any Error)?
  private var page: PlainPage
  private var numbers: [PlainElement.ID: Int] = [:]
  private var latestNumber = 0
  /// What the next line is the secret of.
  private var secretField: PlainElement.ID?

  /// A session on a window. `print` is given text with its line ends, until it throws.
  public init(_ window: Window, print: @escaping @MainActor (String) throws -> Void) {
    self.window = window
    write = print
    page = PlainPage(window)
  }

  /// Whether the next line is a secret, which is not to be seen while it is typed.
  public var asksForSecret: Bool { secretField != nil }

  /// Prints the page and asks for a line.
  public func start() {
    settle()
    printPage(renumbering: true)
    prompt()
  }

  /// Does what a line says; prints what comes of it and asks for the next line. Returns false where it says to end.
  public func receive(_ line: String) -> Bool {
    guard let answer = exchange(&secretField, with: nil).map({ fill($0, with: line) }) ?? perform(PlainCommand(line))
    else { return false }
    if !answer.isEmpty { print(answer + "\n") }
    printNews(isAnswer: true)
    prompt()
    return true
  }

  /// Prints what has changed by itself.
  public func update() {
    settle()
    guard isAnythingNew else {
      page = PlainPage(window)
      return
    }
    print("\n")
    printNews(isAnswer: false)
    prompt()
  }

  /// What is to be said before what changed; nil for the end.
  private func perform(_ command: PlainCommand) -> String? {
    switch command {
    case .quit: return nil
    case .help: return text(.help)
    case .page:
      settle()
      printPage(renumbering: true)
    case .back: if !window.handle(.escape) { return text(.nothingHappened) }
    case .more:
      guard let more = PlainPage(window).elements.first(where: \.isMore) else { return text(.noMore) }
      more.press?()
    case .key(let name):
      guard let key = Key(named: name) else { return text(.unknownKey, ["name": .text(name)]) }
      if !window.handle(besidesTyping: key) { return text(.nothingHappened) }
    case .press(let number):
      return act(on: number) { element in
        guard element.asksForSecret else { return element.press }
        return { [weak self] in self?.secretField = element.id }
      }
    case .choose(let number): return act(on: number) { $0.choose ?? $0.press }
    case .type(let number, let typed):
      return act(on: number) { element in
        guard let type = element.type else { return nil }
        return { type(typed) }
      }
    case .unknown: return text(.unknownLine)
    }
    return ""
  }

  private func act(on number: Int, _ action: (PlainElement) -> (@MainActor () -> Void)?) -> String {
    let element = PlainPage(window).elements.first { numbers[$0.id] == number }
    guard let element, element.isActive else { return text(.unknownNumber, ["number": .text(String(number))]) }
    guard let act = action(element) else { return text(.nothingHappened) }
    act()
    return ""
  }

  /// Types a secret where it was asked for; an empty line takes the question back.
  private func fill(_ field: PlainElement.ID, with secret: String) -> String {
    // Nobody saw the end of the line either.
    print("\n")
    guard !secret.isEmpty else { return "" }
    guard let type = PlainPage(window).elements.first(where: { $0.id == field })?.type else {
      return text(.nothingHappened)
    }
    type(secret)
    return ""
  }

  /// Draws, so that what depends on what can be seen comes to know.
  private func settle() {
    if window.needsDisplay { _ = window.render() }
  }

  private var isAnythingNew: Bool {
    let now = PlainPage(window)
    return now.top != page.top || !now.news(since: page).isEmpty
  }

  private func printNews(isAnswer: Bool) {
    settle()
    let before = page
    page = PlainPage(window)
    let news = page.news(since: before)
    if page.top != before.top || news.count > 3 && news.count * 4 > page.elements.count * 3 {
      printPage(renumbering: isAnswer)
    } else {
      printElements(news)
    }
  }

  private func printPage(renumbering: Bool) {
    page = PlainPage(window)
    if renumbering {
      numbers = [:]
      latestNumber = 0
    }
    printElements(page.elements)
  }

  private func printElements(_ elements: [PlainElement]) {
    var lines: [String] = []
    for element in elements {
      var texts = element.lines(in: window.environment.localization)
      if element.isActive, let first = texts.first { texts[0] = "\(number(of: element)). \(first)" }
      lines += texts
    }
    if !lines.isEmpty { print(lines.joined(separator: "\n") + "\n") }
    // Whoever was printed may go, or have more to show.
    for layer in window.layers { layer.view.visitVisible { $0.plainElementsWereRead() } }
  }

  private func number(of element: PlainElement) -> Int {
    if let number = numbers[element.id] { return number }
    latestNumber += 1
    numbers[element.id] = latestNumber
    return latestNumber
  }

  private func print(_ text: String) {
    guard failure == nil else { return }
    do {
      try write(text)
    } catch {
      failure = error
    }
  }

  private func prompt() {
    print(asksForSecret ? text(.secretPrompt) + " " : "> ")
  }

  private func text(_ key: PlainText, _ arguments: [String: LocalizedString.Argument] = [:]) -> String {
    window.environment.string(LocalizedString(key, arguments))
  }
}
