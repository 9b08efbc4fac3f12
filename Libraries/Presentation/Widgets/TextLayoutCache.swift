/// The latest lines of one text: a view is measured several times for each time that it is drawn.
struct TextLayoutCache {
  private struct Entry {
    let text: StyledText
    let width: Int
    let maximum: Int?
    /// The state of what the text depends on besides.
    let version: Int?
    let lines: [TextLayout.Line]
  }

  /// What it is measured in and what it is drawn in may differ.
  private var entries: [Entry] = []

  @MainActor
  mutating func lines(of text: StyledText, width: Int, maximum: Int?, in window: Window?) -> [TextLayout.Line] {
    let version = text.isVerbatim ? nil : text.tellsTime ? window?.picture : window?.environmentVersion
    // A closure would be checked for its actor each time.
    for entry in entries
    where entry.width == width && entry.maximum == maximum && entry.version == version && entry.text == text {
      return entry.lines
    }
    let localization = window?.environment.localization ?? Localization()
    let lines = TextLayout(text, in: localization).lines(width: width, maximum: maximum)
    if entries.count == 3 { entries.removeFirst() }
    entries.append(Entry(text: text, width: width, maximum: maximum, version: version, lines: lines))
    return lines
  }
}

extension StyledText {
  /// Whether it reads the same in every language and at every time.
  var isVerbatim: Bool {
    runs.allSatisfy { run in
      if case .verbatim = run.content { true } else { false }
    }
  }

  /// Whether it is another text a minute later.
  var tellsTime: Bool {
    runs.contains { run in
      if case .localized(let string) = run.content { string.tellsTime } else { false }
    }
  }
}
