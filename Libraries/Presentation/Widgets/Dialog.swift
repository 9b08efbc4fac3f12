/// A question above the page, and its answers.
public final class Dialog: View {
  /// One answer.
  public struct Answer {
    let title: StyledText
    let action: () -> Void

    /// An answer, and what it does after the dialog is gone.
    public init(_ title: StyledText, action: @escaping () -> Void = {}) {
      self.title = title
      self.action = action
    }
  }

  /// Escape was pressed; the dialog is gone.
  public var onCancel: () -> Void = {}

  private let stack = Stack(.vertical, spacing: 1)

  /// A question; the first answer has the focus. `content` stands between the message and the answers.
  public init(title: StyledText, message: StyledText = .empty, content: View? = nil, answers: [Answer]) {
    super.init()
    stack.addSubview(Label(title, lines: nil))
    if message != .empty { stack.addSubview(Label(message, lines: nil)) }
    if let content { stack.addSubview(content) }
    let buttons = answers.map { answer in
      let button = Button(answer.title)
      button.onTap = { [weak self] in
        self?.dismiss()
        answer.action()
      }
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
      onCancel()
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
