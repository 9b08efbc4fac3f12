/// What stands where the content of a screen would be: that it is being loaded, or why it is not there, and the way out.
public final class Notice: View {
  /// What a notice says.
  public struct ViewModel: ViewModelProtocol {
    let spinner: Spinner.ViewModel
    let text: StyledText
    let button: Button.ViewModel
    /// Whether it is there at all.
    public let isVisible: Bool

    private init(spinner: StyledText? = nil, text: StyledText = .empty, wayOut: WayOut? = nil, isVisible: Bool = true) {
      self.spinner = Spinner.ViewModel(text: spinner ?? .empty, isVisible: spinner != nil)
      self.text = text
      button = wayOut.map { Button.ViewModel($0.title) } ?? .hidden
      self.isVisible = isVisible
    }

    /// Nothing, as the content is there.
    public static let none = ViewModel(isVisible: false)

    /// The content is on its way.
    public static let loading = ViewModel(spinner: LocalizedString(LibraryText.loading).styled(.secondary))

    /// Why there is no content, and the way out.
    public init(_ trouble: Trouble) {
      self.init(text: trouble.text, wayOut: trouble.wayOut)
    }

    /// What stands in for what may not be there.
    public init<Content>(_ loadable: Loadable<Content>) {
      self =
        switch loadable {
        case .loading: .loading
        case .loaded: .none
        case .failed(let trouble): ViewModel(trouble)
        }
    }
  }

  /// The way out.
  public let button = Button()
  private let content: View
  private let spinner = Spinner()
  private let text = Label(lines: nil)
  private lazy var stack = Stack(.vertical, spacing: 1, distribution: .aligned(.center), [spinner, text, button])

  /// A notice in the place of a view, which is hidden while there is something to say.
  public init(insteadOf content: View) {
    self.content = content
    super.init()
  }

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

  /// Shows what it says, or the content instead. The focus goes along.
  public func bind(_ viewModel: ViewModel) {
    spinner.bind(viewModel.spinner)
    text.bind(viewModel.text)
    text.isHidden = viewModel.text == .empty
    button.bind(viewModel.button)
    isHidden = !viewModel.isVisible
    content.isHidden = viewModel.isVisible
    let (gone, shown) = viewModel.isVisible ? (content, self) : (self, content)
    window?.passFocus(from: gone, to: shown)
  }
}
