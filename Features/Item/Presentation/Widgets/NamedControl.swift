import Presentation

/// What is to be filled in, with its name before it on the same line.
final class NamedControl<Control: View>: View {
  let control: Control
  private let name: Label

  /// A name of at most 12 columns, and a control.
  init(_ name: ItemText, _ control: Control) {
    self.control = control
    self.name = Label(LocalizedString(name).styled(.secondary))
    super.init()
    self.name.width = .fixed(12)
    let stack = Stack(.horizontal, spacing: 1, [self.name, control])
    stack.width = .flexible
    width = .flexible
    addSubview(stack)
    pin(stack)
  }
}
