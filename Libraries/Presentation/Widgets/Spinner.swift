/// Something is being waited for.
public final class Spinner: View {
  /// What is being waited for, if anything.
  public struct ViewModel: ViewModelProtocol {
    /// What is said beside it.
    public var text: StyledText
    /// Whether it is there at all.
    public var isVisible: Bool

    /// A spinner that is there, and beside which nothing is said, unless said otherwise.
    public init(text: StyledText = .empty, isVisible: Bool = true) {
      self.text = text
      self.isVisible = isVisible
    }
  }

  /// What is said beside it.
  public let label = Label()
  private var picture = 0

  /// A spinner that turns while it is shown.
  public init(_ text: StyledText = .empty) {
    super.init()
    label.text = text
    addSubview(label)
    pin(label, insets: Insets(leading: 2))
  }

  /// Shows what is being waited for.
  public func bind(_ viewModel: ViewModel) {
    label.text = viewModel.text
    isHidden = !viewModel.isVisible
  }

  /// It turns while it is shown.
  public override var isAnimating: Bool { true }

  /// Turns it a little.
  public override func advanceAnimation() {
    picture = (picture + 1) % Self.pictures.count
  }

  /// One row, and the text.
  public override func sizeThatFits(_ room: Size) -> Size {
    let text = super.sizeThatFits(room)
    return Size(width: text.width == 2 ? 1 : text.width, height: max(1, text.height))
  }

  /// Draws where it has come to.
  public override func draw(on canvas: Canvas) {
    canvas.write(Self.pictures[picture], at: .zero, style: environment.style(.accent))
  }

  private static let pictures = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
}
