public import Reactive
import TerminalText

/// Something to press: with Enter or the space bar.
public final class Button: View {
  /// What a button shows.
  public struct ViewModel: ViewModelProtocol {
    /// What it says.
    public var title: StyledText
    /// Whether it can be pressed.
    public var isEnabled: Bool
    /// Whether it is there at all.
    public var isVisible: Bool

    /// A button that is not there.
    public static let hidden = ViewModel(title: .empty, isVisible: false)

    /// A button that is there and can be pressed, unless said otherwise.
    public init(title: StyledText, isEnabled: Bool = true, isVisible: Bool = true) {
      self.title = title
      self.isEnabled = isEnabled
      self.isVisible = isVisible
    }

    /// A button in the words of the program's language, as buttons look.
    public init(_ title: LocalizedString, isEnabled: Bool = true, isVisible: Bool = true) {
      self.init(title: title.styled(.button), isEnabled: isEnabled, isVisible: isVisible)
    }
  }

  /// What it says.
  public var title: StyledText { didSet { if title != oldValue { setNeedsDisplay() } } }
  /// Whether it can be pressed.
  public var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  /// It was pressed.
  public var tap: ControlEvent<Void> { taps.events }

  private var taps = EventSource<Void>()

  /// A button.
  public init(_ title: StyledText = .empty) {
    self.title = title
    super.init()
  }

  /// Shows a button's state.
  public func bind(_ viewModel: ViewModel) {
    title = viewModel.title
    isEnabled = viewModel.isEnabled
    isHidden = !viewModel.isVisible
  }

  /// The title between brackets.
  public override func sizeThatFits(_ room: Size) -> Size {
    Size(width: name.displayWidth + 4, height: 1)
  }

  /// One that is enabled can.
  public override var canBecomeFocused: Bool { isEnabled }

  /// Enter and the space bar press it.
  public override func handle(_ key: Key) -> Bool {
    guard isEnabled, key == .enter || key == .space else { return false }
    press()
    return true
  }

  /// Presses it, where it is there and can be pressed.
  func press() {
    if isEnabled, !isHidden { taps.send(()) }
  }

  /// Its title.
  public override var plainElements: [PlainElement] {
    let isEnabled = isEnabled
    let content = title.adding(PlainText.button.text, isEnabled ? .empty : PlainText.unavailable.text)
    let press: @MainActor () -> Void = { [weak self] in
      self?.focus()
      self?.window?.handle(.enter)
    }
    return [PlainElement(content, of: self, press: isEnabled ? press : nil)]
  }

  /// Draws `[ title ]`.
  public override func draw(on canvas: Canvas) {
    let role: Role = !isEnabled ? .disabled : isFocused ? .focusedButton : .button
    // The brackets tell a button also where there is no colour.
    let text = "[ \(name.truncated(toWidth: max(0, canvas.size.width - 4))) ]"
    canvas.writeLine(text, row: 0, style: environment.style(role), alignment: .center)
  }

  private var name: String {
    title.resolved(in: environment.localization).map(\.text).joined()
  }
}
