/// The latest lines of one text: a view is measured several times for each time that it is drawn.
struct TextLayoutCache {
  private struct Entry {
    let text: StyledText
    let width: Int
    let maximum: Int?
    /// The picture that it was made for, where the text depends on language or time.
    let picture: Int?
    let lines: [TextLayout.Line]
  }

  /// What it is measured in and what it is drawn in may differ.
  private var entries: [Entry] = []

  @MainActor
  mutating func lines(of text: StyledText, width: Int, maximum: Int?, in window: Window?) -> [TextLayout.Line] {
    let picture = text.isVerbatim ? nil : window?.picture
    let known = entries.first {
      $0.width == width && $0.maximum == maximum && $0.picture == picture && $0.text == text
    }
    if let known { return known.lines }
    let localization = window?.environment.localization ?? Localization()
    let lines = TextLayout(text, in: localization).lines(width: width, maximum: maximum)
    if entries.count == 3 { entries.removeFirst() }
    entries.append(Entry(text: text, width: width, maximum: maximum, picture: picture, lines: lines))
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
}
