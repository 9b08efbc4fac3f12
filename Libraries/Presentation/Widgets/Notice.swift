/// What stands where the content of a screen would be: that it is being loaded, or why it is not there, and the way out.
public final class Notice: View {
  /// What a notice says.
  public struct ViewModel: ViewModelProtocol {
    let spinner: Spinner.ViewModel
    let text: StyledText
    let button: Button.ViewModel
    /// Whether it is there at all.
    public let isVisible: Bool

    private init(spinner: StyledText?, text: StyledText, way: LocalizedString?, isVisible: Bool = true) {
      self.spinner = Spinner.ViewModel(text: spinner ?? .empty, isVisible: spinner != nil)
      self.text = text
      button = Button.ViewModel(title: way?.styled(.button) ?? .empty, isVisible: way != nil)
      self.isVisible = isVisible
    }

    /// Nothing, as the content is there.
    public static let none = ViewModel(spinner: nil, text: .empty, way: nil, isVisible: false)

    /// The content is being loaded, which is what `text` says.
    public static func waiting(_ text: LocalizedString) -> ViewModel {
      ViewModel(spinner: text.styled(.secondary), text: .empty, way: nil)
    }

    /// Why there is no content, and what the button says that leads out of it.
    public static func reason(_ text: StyledText, way: LocalizedString) -> ViewModel {
      ViewModel(spinner: nil, text: text, way: way)
    }
  }

  /// The way out.
  public let button = Button()
  private let spinner = Spinner()
  private let text = Label(lines: nil)
  private lazy var stack = Stack(.vertical, spacing: 1, distribution: .aligned(.center), [spinner, text, button])

  /// Adds its parts.
  public override func initialize() {
    text.alignment = .center
    addSubview(stack)
  }

  /// Takes all the room, with what it says in the middle.
  public override func installConstraints() {
    width = .flexible
    height = .flexible
    pin(stack, insets: Insets(horizontal: 2), horizontally: .center, vertically: .center)
  }

  /// Shows what it says.
  public func bind(_ viewModel: ViewModel) {
    spinner.bind(viewModel.spinner)
    text.bind(viewModel.text)
    text.isHidden = viewModel.text == .empty
    button.bind(viewModel.button)
    isHidden = !viewModel.isVisible
  }
}
