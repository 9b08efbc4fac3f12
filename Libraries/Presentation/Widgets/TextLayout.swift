import TerminalText

/// Breaks text with roles into lines.
struct TextLayout {
  struct Line {
    var runs: [(text: Substring, role: Role)]
    var width: Int
  }

  /// The text as one string, and where each role ends in it.
  private var text = ""
  private var ends: [(index: String.Index, role: Role)] = []

  init(_ styled: StyledText, in localization: Localization) {
    var lengths: [(utf8: Int, role: Role)] = []
    for run in styled.resolved(in: localization) {
      text += Sanitizer.sanitize(run.text, as: .block)
      lengths.append((text.utf8.count, run.role))
    }
    ends = lengths.map { (text.utf8.index(text.startIndex, offsetBy: $0.utf8), $0.role) }
  }

  /// At most `maximum` lines of at most `width` columns, the last with `…` where something is missing.
  func lines(width: Int, maximum: Int?) -> [Line] {
    guard !text.isEmpty else { return [] }
    if let maximum, maximum < 1 { return [] }
    if maximum == 1, !text.utf8.contains(UInt8(ascii: "\n")) {
      let total = text.displayWidth
      return [total <= width ? line(text[...], total) : cutOff(text[...], width)]
    }
    let wrapped = text.wrapped(toWidth: maximum == 1 ? .max : width)
    guard let maximum, let last = wrapped.prefix(maximum).last, wrapped.count > maximum || maximum == 1 else {
      return wrapped.map { line($0, $0.displayWidth) }
    }
    let isCutOff = wrapped.count > maximum || last.displayWidth > width
    let kept = wrapped.prefix(maximum).dropLast().map { line($0, $0.displayWidth) }
    return kept + [isCutOff ? cutOff(last, width) : line(last, last.displayWidth)]
  }

  private func cutOff(_ text: Substring, _ width: Int) -> Line {
    guard width > 0 else { return Line(runs: [], width: 0) }
    let clipped = text.clipped(toWidth: width - 1)
    var line = line(clipped, clipped.displayWidth)
    line.runs.append(("…", line.runs.last?.role ?? ends.first?.role ?? .body))
    line.width += 1
    return line
  }

  private func line(_ text: Substring, _ width: Int) -> Line {
    if let only = ends.first, ends.count == 1 { return Line(runs: [(text, only.role)], width: width) }
    var runs: [(text: Substring, role: Role)] = []
    var start = text.startIndex
    for end in ends where end.index > start && start < text.endIndex {
      let stop = min(end.index, text.endIndex)
      runs.append((text[start..<stop], end.role))
      start = stop
    }
    return Line(runs: runs, width: width)
  }
}
