public import Reactive
import TerminalText

/// A line to type in.
public final class TextField: View, TextInput {
  /// What a field shows besides what is typed.
  public struct ViewModel: ViewModelProtocol {
    /// What an empty field says.
    public var placeholder: StyledText
    /// Whether what was typed is wrong.
    public var isInvalid: Bool
    /// Whether anything can be typed.
    public var isEnabled: Bool

    /// A field that can be typed in, with nothing wrong, unless said otherwise.
    public init(placeholder: StyledText = .empty, isInvalid: Bool = false, isEnabled: Bool = true) {
      self.placeholder = placeholder
      self.isInvalid = isInvalid
      self.isEnabled = isEnabled
    }
  }

  /// What was typed, without the literals of the mask. Setting it puts the cursor at its end.
  public var text: String {
    get { editing.text }
    set {
      let before = editing
      editing.replace(with: newValue)
      if editing != before { setNeedsDisplay() }
    }
  }
  /// What an empty field says.
  public var placeholder = StyledText.empty { didSet { if placeholder != oldValue { setNeedsDisplay() } } }
  /// Shown in red, such as for what is wrong.
  public var isInvalid = false { didSet { if isInvalid != oldValue { setNeedsDisplay() } } }
  /// Whether it can be typed in.
  public var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  /// Whether dots stand for what was typed, which is then kept as it is, to the last scalar that is invisible.
  public let isPassword: Bool
  /// The form of what is typed.
  public let mask: InputMask?
  /// What is typed, without the literals of the mask: the text as it is first, then each change by typing or pasting.
  /// What programs set is not told.
  public var value: ControlProperty<String> {
    let setter = Binder<String>(self) { field, text in field.text = text }
    return edits.property(startingWith: { [weak self] in self?.text }, setter: setter)
  }
  /// Enter was pressed, and this was in the field.
  public var submit: ControlEvent<String> { submissions.events }
  /// What Enter does after that.
  var onEnter: @MainActor () -> Void = {}

  private var edits = EventSource<String>()
  private var submissions = EventSource<String>()
  private var editing: TextEditing
  /// How many columns of a long text are out of sight.
  private var scrolled = 0

  /// An empty field; `limit` is in characters as people count them.
  public init(mask: InputMask? = nil, isPassword: Bool = false, limit: Int = 1_000) {
    self.mask = mask
    self.isPassword = isPassword
    editing = TextEditing(mask: mask, limit: limit, shape: isPassword ? nil : .line)
    super.init()
    width = .flexible(minimum: 8)
  }

  /// Shows a field's state; what was typed stays.
  public func bind(_ viewModel: ViewModel) {
    placeholder = viewModel.placeholder
    isInvalid = viewModel.isInvalid
    isEnabled = viewModel.isEnabled
  }

  /// What the field shows: the mask's form, or dots.
  public var shownText: String {
    if isPassword { return String(repeating: "•", count: editing.text.count) }
    return mask?.formatted(editing.text) ?? editing.text
  }

  /// One row; the mask's columns, or 20.
  public override func sizeThatFits(_ room: Size) -> Size {
    Size(width: mask.map { $0.formatted(String(repeating: "0", count: $0.capacity)).displayWidth + 1 } ?? 20, height: 1)
  }

  /// One that is enabled can.
  public override var canBecomeFocused: Bool { isEnabled }

  /// Types, moves and deletes; Enter submits.
  public override func handle(_ key: Key) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .home, .control("a"): edit { $0.move(to: 0) }
    case .end, .control("e"): edit { $0.move(to: .max) }
    case .control("u"): edit { $0.delete(to: 0) }
    case .control("k"): edit { $0.delete(to: .max) }
    case .enter:
      submissions.send(editing.text)
      onEnter()
    default: return edit { $0.perform(key) }
    }
    return true
  }

  /// Pasted text, in one line: a line end before or after it is the terminal's.
  public override func handlePaste(_ text: String) -> Bool {
    guard isEnabled else { return false }
    let text = text.drop(while: \.isNewline)
    let end = text.lastIndex { !$0.isNewline }.map { text.index(after: $0) } ?? text.startIndex
    edit { $0.insert(String(text[..<end])) }
    return true
  }

  /// What is asked for, and what was typed, unless it is secret.
  public override var plainElements: [PlainElement] { [plainElement(titled: .empty)] }

  /// What was typed, unless it is secret.
  public func plainElement(titled title: StyledText) -> PlainElement {
    let value = text.isEmpty ? .empty : isPassword ? PlainText.hidden.text : shownText.styled(.field)
    let state = ViewModel(placeholder: placeholder, isInvalid: isInvalid, isEnabled: isEnabled)
    return PlainElement(
      titled: title, value: value, state: state, of: self, asksForSecret: isPassword && text.isEmpty
    ) { [weak self] typed in
      self?.focus()
      self?.edit { $0.retype(typed) }
    }
  }

  /// Draws the part of the text that the cursor is in.
  public override func draw(on canvas: Canvas) {
    let width = canvas.size.width
    guard width > 0 else { return }
    let style = environment.inputStyle(isEnabled: isEnabled, isFocused: isFocused, isInvalid: isInvalid)
    canvas.fill(Rect(column: 0, row: 0, width: width, height: 1), style: style)
    let shown = shownText
    if shown.isEmpty {
      let hint = placeholder.resolved(in: environment.localization).map(\.text).joined()
      canvas.writeLine(hint, row: 0, style: environment.style(.placeholder))
    }
    let offset = mask?.formattedOffset(of: editing.cursor, in: editing.text) ?? editing.cursor
    let before = String(shown.prefix(offset)).displayWidth
    // The cursor stands after the last character too.
    scrolled = max(before - width + 1, min(scrolled, before, max(0, shown.displayWidth - width + 1)))
    canvas.write(shown, at: Point(column: -scrolled, row: 0), style: style)
    if isFocused { canvas.showCursor(at: Point(column: before - scrolled, row: 0)) }
  }

  private func edit<Result>(_ change: (inout TextEditing) -> Result) -> Result {
    let before = editing
    let result = change(&editing)
    if editing != before { setNeedsDisplay() }
    if editing.text != before.text { edits.send(editing.text) }
    return result
  }
}
