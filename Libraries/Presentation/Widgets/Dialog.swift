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
    addSubview(self.content)
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
    content.frame = Rect(origin: room.origin, size: Size(width: room.width, height: contentSize.height))
    buttons.frame = Rect(
      column: room.origin.column, row: room.rows.upperBound - min(buttonSize.height, room.height), width: room.width,
      height: buttonSize.height)
  }

  private func sizes(in room: Size) -> (content: Size, buttons: Size) {
    let buttonSize = buttons.wantedSize(in: room)
    let left = Size(width: room.width, height: room.height - buttonSize.height - 1)
    return (content.wantedSize(in: left), buttonSize)
  }

  /// Escape cancels.
  public override func handle(_ key: Key) -> Bool {
    guard key == .escape else { return false }
    dismiss()
    cancellations.send(())
    return true
  }

  /// Draws the ground and a frame.
  public override func draw(on canvas: Canvas) {
    canvas.fill(style: environment.style(.overlay))
    canvas.drawBox(style: environment.style(.border))
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
