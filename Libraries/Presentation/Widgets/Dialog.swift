public import Reactive

/// A question above the page, and its answers.
public final class Dialog: View {
  /// An answer was given, this one counted from 0; the dialog is gone.
  public var answered: ControlEvent<Int> { answers.events }
  /// Escape was pressed; the dialog is gone.
  public var cancelled: ControlEvent<Void> { cancellations.events }

  private var answers = EventSource<Int>()
  private var cancellations = EventSource<Void>()
  private let disposeBag = DisposeBag()
  private let content = Stack(.vertical, spacing: 1)
  /// Where the content is seen, and how many of its rows are above and below that.
  private let viewport = View()
  private var scrolled = 0
  private var hiddenRows = 0
  private let buttons: Flow
  private let insets = Insets(horizontal: 3, vertical: 1)

  /// A question; the first answer has the focus. `content` stands between the message and the answers.
  public init(title: StyledText, message: StyledText = .empty, content: View? = nil, answers: [StyledText]) {
    let buttons = answers.map { Button($0) }
    self.buttons = Flow(buttons)
    super.init()
    self.content.addSubview(Label(title, lines: nil))
    if message != .empty { self.content.addSubview(Label(message, lines: nil)) }
    if let content { self.content.addSubview(content) }
    viewport.addSubview(self.content)
    addSubview(viewport)
    addSubview(self.buttons)
    for (index, button) in buttons.enumerated() {
      let answering = button.tap.subscribe(onNext: { [weak self] in
        // The window may be all that holds it.
        guard let self else { return }
        dismiss()
        self.answers.send(index)
      })
      disposeBag.insert(answering)
    }
  }

  /// As much as it needs, of at most 60 columns.
  public override func sizeThatFits(_ room: Size) -> Size {
    let room = insets.shrink(Size(width: min(room.width, 60), height: room.height))
    let (content, buttons) = sizes(in: room)
    let height = content.height + (content.height > 0 ? 1 : 0) + buttons.height
    return insets.grow(Size(width: max(content.width, buttons.width), height: min(height, room.height)))
  }

  /// The answers keep their rows where there is not room for all.
  public override func layoutSubviews() {
    let room = Rect(origin: .zero, size: frame.size).inset(by: insets)
    let (contentSize, buttonSize) = sizes(in: room.size)
    let shownRows = min(contentSize.height, max(0, room.height - buttonSize.height - 1))
    hiddenRows = contentSize.height - shownRows
    scrolled = min(scrolled, hiddenRows)
    viewport.frame = Rect(origin: room.origin, size: Size(width: room.width, height: shownRows))
    content.frame = Rect(column: 0, row: -scrolled, width: room.width, height: contentSize.height)
    buttons.frame = Rect(
      column: room.origin.column, row: room.rows.upperBound - min(buttonSize.height, room.height), width: room.width,
      height: buttonSize.height)
  }

  private func sizes(in room: Size) -> (content: Size, buttons: Size) {
    (content.sizeThatFits(.endless(width: room.width)), buttons.wantedSize(in: room))
  }

  /// Escape cancels; the arrows, Page up and Page down show what there was no room for.
  public override func handle(_ key: Key) -> Bool {
    let page = max(1, viewport.frame.height - 1)
    switch key {
    case .escape:
      dismiss()
      cancellations.send(())
      return true
    case .down: return scroll(by: 1)
    case .up: return scroll(by: -1)
    case .pageDown: return scroll(by: page)
    case .pageUp: return scroll(by: -page)
    default: return false
    }
  }

  /// Returns whether there was anything to move; else the key may mean something elsewhere.
  private func scroll(by rows: Int) -> Bool {
    let next = min(max(0, scrolled + rows), hiddenRows)
    guard next != scrolled else { return false }
    scrolled = next
    setNeedsDisplay()
    return true
  }

  /// Draws the ground and a frame.
  public override func draw(on canvas: Canvas) {
    canvas.fill(style: environment.style(.overlay))
    canvas.drawBox(style: environment.style(.border))
  }

  /// Draws how far the content is where it does not fit.
  public override func drawAbove(on canvas: Canvas) {
    guard hiddenRows > 0 else { return }
    var region = viewport.frame
    region.size.width += 2
    canvas.part(region).drawScrollBar(
      showing: scrolled..<scrolled + viewport.frame.height, of: viewport.frame.height + hiddenRows,
      style: environment.style(.border))
  }

  private func dismiss() {
    window?.dismiss(self)
  }
}

extension Canvas {
  /// Draws a line around the region.
  public func drawBox(style: CellStyle) {
    guard size.width > 1, size.height > 1 else { return }
    let line = String(repeating: "─", count: size.width - 2)
    write("╭\(line)╮", at: .zero, style: style)
    write("╰\(line)╯", at: Point(column: 0, row: size.height - 1), style: style)
    for row in 1..<size.height - 1 {
      write("│", at: Point(column: 0, row: row), style: style)
      write("│", at: Point(column: size.width - 1, row: row), style: style)
    }
  }
}
