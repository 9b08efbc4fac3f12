/// A message that goes by itself, at the bottom of the window.
public final class Toast: View {
  private let label: Label
  private var ticks: Int

  /// A message that stays for `duration`, in tenths of a second.
  public init(_ text: StyledText, duration: Duration = .seconds(4)) {
    label = Label(text, lines: 3)
    ticks = max(1, Int(min(duration / .milliseconds(100), 36_000)))
    super.init()
    addSubview(label)
    pin(label, insets: Insets(horizontal: 2))
  }

  /// Shows it in the place of an earlier one; whoever has the focus keeps it.
  public func show(in window: Window) {
    for layer in window.layers where layer.view is Toast { window.dismiss(layer.view) }
    window.present(self, horizontally: .center, vertically: .trailing, isModal: false)
  }

  /// Its time goes by.
  public override var isAnimating: Bool { true }

  /// Goes when its time is over.
  public override func advanceAnimation() {
    ticks -= 1
    if ticks <= 0 { window?.dismiss(self) }
  }

  /// What was read need not stay.
  override func plainElementsWereRead() {
    window?.dismiss(self)
  }

  /// Draws its ground.
  public override func draw(on canvas: Canvas) {
    canvas.fill(style: environment.style(.bar))
  }
}
