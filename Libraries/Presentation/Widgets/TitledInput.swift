/// A line to type in with a title, and with what is to be said about what was typed.
public typealias FormField = TitledInput<TextField>
/// The same with several lines.
public typealias FormArea = TitledInput<TextArea>

/// A place to type in with a title above it, and below it what is to be said about what was typed.
public final class TitledInput<Input: TextInput>: View {
  /// What it shows besides what is typed.
  public struct ViewModel: ViewModelProtocol {
    /// What is asked for.
    public var title: StyledText
    /// What is said while nothing is typed.
    public var placeholder: StyledText
    /// What is said below; none takes no room.
    public var message: StyledText
    /// Whether what was typed is wrong.
    public var isInvalid: Bool
    /// Whether anything can be typed.
    public var isEnabled: Bool

    /// A place that can be typed in, about which there is nothing to say unless given.
    public init(
      title: StyledText, placeholder: StyledText = .empty, message: StyledText = .empty, isInvalid: Bool = false,
      isEnabled: Bool = true
    ) {
      self.title = title
      self.placeholder = placeholder
      self.message = message
      self.isInvalid = isInvalid
      self.isEnabled = isEnabled
    }
  }

  /// Where it is typed: its events are the form's.
  public let field: Input
  private let title = Label()
  private let message = Label(lines: 2)

  /// A title and a message around a place to type in.
  public init(_ field: Input) {
    self.field = field
    super.init()
    message.isHidden = true
    let stack = Stack(.vertical, [title, field, message])
    stack.width = .flexible
    width = .flexible(minimum: 8)
    addSubview(stack)
    pin(stack)
  }

  /// The title and what was typed as one, and what is said about it.
  public override var plainElements: [PlainElement] {
    [field.plainElement(titled: title.text)] + (message.isHidden ? [] : message.plainElements)
  }

  /// Shows what is asked for and what is to be said; what was typed stays.
  public func bind(_ viewModel: ViewModel) {
    title.text = viewModel.title
    message.text = viewModel.message
    message.isHidden = viewModel.message == .empty
    field.bind(
      TextField.ViewModel(
        placeholder: viewModel.placeholder, isInvalid: viewModel.isInvalid, isEnabled: viewModel.isEnabled))
  }
}

extension TitledInput where Input == TextField {
  /// An empty field; see ``TextField``.
  public convenience init(mask: InputMask? = nil, isPassword: Bool = false, limit: Int = 1_000) {
    self.init(TextField(mask: mask, isPassword: isPassword, limit: limit))
  }
}

extension TitledInput where Input == TextArea {
  /// An empty area; see ``TextArea``.
  public convenience init(lines: ClosedRange<Int> = 3...8, limit: Int = 4_000) {
    self.init(TextArea(lines: lines, limit: limit))
  }
}
