/// A field with a title above it, and below it what is to be said about what was typed.
public final class FormField: View {
  /// What a form's field shows besides what is typed.
  public struct ViewModel: ViewModelProtocol {
    /// What is asked for.
    public var title: StyledText
    /// What the field says while it is empty.
    public var placeholder: StyledText
    /// What is said below the field; none takes no room.
    public var message: StyledText
    /// Whether what was typed is wrong.
    public var isInvalid: Bool
    /// Whether anything can be typed.
    public var isEnabled: Bool

    /// A field that can be typed in, about which there is nothing to say unless given.
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
  public let field: TextField
  private let title = Label()
  private let message = Label(lines: 2)

  /// An empty field; see ``TextField``.
  public init(mask: InputMask? = nil, isPassword: Bool = false, limit: Int = 1_000) {
    field = TextField(mask: mask, isPassword: isPassword, limit: limit)
    super.init()
    message.isHidden = true
    let stack = Stack(.vertical, [title, field, message])
    stack.width = .flexible
    width = .flexible(minimum: 8)
    addSubview(stack)
    pin(stack)
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
