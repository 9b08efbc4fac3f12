public import Reactive
import TerminalText

/// Several lines to type in.
///
/// Enter begins a line; Tab, and the arrows at the first and the last line, leave.
public final class TextArea: View, TextInput {
  /// What it shows besides what is typed.
  public typealias ViewModel = TextField.ViewModel

  /// What was typed. Setting it puts the cursor at its end.
  public var text: String {
    get { editing.text }
    set {
      let before = editing
      editing.replace(with: newValue)
      if editing != before { setNeedsDisplay() }
    }
  }
  /// What is typed: the text as it is first, then each change by typing or pasting. What programs set is not told.
  public var value: ControlProperty<String> {
    let setter = Binder<String>(self) { area, text in area.text = text }
    return edits.property(startingWith: { [weak self] in self?.text }, setter: setter)
  }

  private var edits = EventSource<String>()
  private var viewModel = ViewModel()
  private var editing: TextEditing
  private let lines: ClosedRange<Int>
  /// How many lines are above what is seen.
  private var scrolled = 0
  /// The column that the arrows up and down keep to, also across lines that are shorter.
  private var column: Int?

  /// An empty area of so many lines, by what is typed; `limit` is in characters as people count them.
  public init(lines: ClosedRange<Int> = 3...8, limit: Int = 4_000) {
    self.lines = lines
    editing = TextEditing(limit: limit, shape: .block)
    super.init()
    width = .flexible(minimum: 8)
  }

  /// Shows the state; what was typed stays.
  public func bind(_ viewModel: ViewModel) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    setNeedsDisplay()
  }

  /// The lines of what was typed, within bounds.
  public override func sizeThatFits(_ room: Size) -> Size {
    let count = WrappedText(text, width: room.width).lines.count
    return Size(width: 20, height: min(max(count, lines.lowerBound), lines.upperBound))
  }

  /// One that is enabled can.
  public override var canBecomeFocused: Bool { viewModel.isEnabled }

  /// Types, moves and deletes.
  public override func handle(_ key: Key) -> Bool {
    guard viewModel.isEnabled else { return false }
    let wrapped = WrappedText(text, width: frame.width)
    let (row, column) = wrapped.place(of: editing.cursor)
    switch key {
    case .up, .down:
      let target = row + (key == .up ? -1 : 1)
      guard wrapped.lines.indices.contains(target) else { return false }
      let kept = self.column ?? column
      edit { $0.move(to: wrapped.offset(row: target, column: kept)) }
      self.column = kept
    case .home, .control("a"): edit { $0.move(to: wrapped.offset(row: row, column: 0)) }
    case .end, .control("e"): edit { $0.move(to: wrapped.offset(row: row, column: .max)) }
    case .control("u"): edit { $0.delete(to: wrapped.offset(row: row, column: 0)) }
    case .control("k"): edit { $0.delete(to: wrapped.offset(row: row, column: .max)) }
    case .enter: edit { $0.insert("\n") }
    default: return edit { $0.perform(key) }
    }
    return true
  }

  /// Pasted text, with its lines.
  public override func handlePaste(_ text: String) -> Bool {
    guard viewModel.isEnabled else { return false }
    edit { $0.insert(text) }
    return true
  }

  /// What is asked for, and what was typed.
  public override var plainElements: [PlainElement] { [plainElement(titled: .empty)] }

  /// What was typed; `\n` in what is typed begins a line. Nothing submits it.
  public func plainElement(titled title: StyledText) -> PlainElement {
    let value = text.isEmpty ? .empty : text.styled(.field)
    return PlainElement(titled: title, value: value, state: viewModel, of: self, submits: false) { [weak self] typed in
      self?.focus()
      self?.edit { $0.retype(typed.replacing("\\n", with: "\n")) }
    }
  }

  /// Draws the lines that the cursor is in.
  public override func draw(on canvas: Canvas) {
    let size = canvas.size
    guard size.width > 0, size.height > 0 else { return }
    let style = environment.inputStyle(
      isEnabled: viewModel.isEnabled, isFocused: isFocused, isInvalid: viewModel.isInvalid)
    canvas.fill(style: style)
    if text.isEmpty {
      let hint = viewModel.placeholder.resolved(in: environment.localization).map(\.text).joined()
      canvas.writeLine(hint, row: 0, style: environment.style(.placeholder))
    }
    let wrapped = WrappedText(text, width: size.width)
    let (row, column) = wrapped.place(of: editing.cursor)
    scrolled = max(row - size.height + 1, min(scrolled, row, max(0, wrapped.lines.count - size.height)))
    for (index, line) in wrapped.lines.dropFirst(scrolled).prefix(size.height).enumerated() {
      canvas.write(line, at: Point(column: 0, row: index), style: style)
    }
    if isFocused { canvas.showCursor(at: Point(column: min(column, size.width - 1), row: row - scrolled)) }
  }

  private func edit<Result>(_ change: (inout TextEditing) -> Result) -> Result {
    let before = editing
    let result = change(&editing)
    if editing != before {
      column = nil
      setNeedsDisplay()
    }
    if editing.text != before.text { edits.send(editing.text) }
    return result
  }
}

/// The lines of a text that is being typed, and which place in it is where.
struct WrappedText {
  private let text: String
  let lines: [Substring]

  /// The last of `width` columns is the cursor's.
  init(_ text: String, width: Int) {
    self.text = text
    lines = text.wrapped(toWidth: max(1, width - 1))
  }

  /// The line of a place counted in grapheme clusters, and the columns before it.
  func place(of offset: Int) -> (row: Int, column: Int) {
    let index = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    let row = lines.lastIndex { $0.startIndex <= index } ?? 0
    return (row, text[lines[row].startIndex..<index].displayWidth)
  }

  /// The place in a line that is nearest to a column, counted in grapheme clusters.
  func offset(row: Int, column: Int) -> Int {
    let line = lines[row].clipped(toWidth: column)
    return text.distance(from: text.startIndex, to: line.endIndex)
  }
}
