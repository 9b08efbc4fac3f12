import TerminalText

/// What a window shows, as elements in the order in which they are read.
struct PlainPage {
  /// The page, or the dialog above it.
  let top: ObjectIdentifier?
  let elements: [PlainElement]

  @MainActor
  init(_ window: Window) {
    let layers = window.layers[(window.topModalIndex ?? 0)...]
    top = layers.first.map { ObjectIdentifier($0.view) }
    elements = layers.filter { !$0.view.isHidden }.flatMap { $0.view.plainElements }.filter { !$0.content.isDecoration }
  }

  /// What was not there before, or reads differently. A text that only tells another time is the same.
  func news(since before: PlainPage) -> [PlainElement] {
    let known = Dictionary(before.elements.map { ($0.id, $0) }) { first, _ in first }
    return elements.filter { element in
      guard let old = known[element.id] else { return true }
      return old.content != element.content || old.isActive != element.isActive
    }
  }
}

extension PlainElement {
  /// The lines that are read, without what could act on a terminal.
  func lines(in localization: Localization) -> [String] {
    let text = content.resolved(in: localization).map(\.text).joined()
    let lines = Sanitizer.sanitize(text, as: .block).split(separator: "\n", omittingEmptySubsequences: false)
    // What was typed is read as it is; elsewhere blanks are there for the eye.
    if type != nil { return lines.map(String.init) }
    return lines.map { $0.split(separator: " ").joined(separator: " ").replacing(" ,", with: ",") }
  }
}
