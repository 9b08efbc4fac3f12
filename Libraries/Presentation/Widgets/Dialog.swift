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
  private let stack = Stack(.vertical, spacing: 1)

  /// A question; the first answer has the focus. `content` stands between the message and the answers.
  public init(title: StyledText, message: StyledText = .empty, content: View? = nil, answers: [StyledText]) {
    super.init()
    stack.addSubview(Label(title, lines: nil))
    if message != .empty { stack.addSubview(Label(message, lines: nil)) }
    if let content { stack.addSubview(content) }
    let buttons = answers.enumerated().map { index, answer in
      let button = Button(answer)
      let answering = button.tap.subscribe(onNext: { [weak self] in
        // The window may be all that holds it.
        guard let self else { return }
        dismiss()
        self.answers.send(index)
      })
      disposeBag.insert(answering)
      return button
    }
    stack.addSubview(Stack(.horizontal, spacing: 1, buttons))
    addSubview(stack)
    pin(stack, insets: Insets(horizontal: 3, vertical: 1))
  }

  /// As much as it needs, of at most 60 columns.
  public override func sizeThatFits(_ room: Size) -> Size {
    super.sizeThatFits(Size(width: min(room.width, 60), height: room.height))
  }

  /// Escape cancels; the arrows go from answer to answer.
  public override func handle(_ key: Key) -> Bool {
    switch key {
    case .escape:
      dismiss()
      cancellations.send(())
      return true
    case .left: return window?.moveFocus(by: -1, wraps: false) ?? false
    case .right: return window?.moveFocus(by: 1, wraps: false) ?? false
    default: return false
    }
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
