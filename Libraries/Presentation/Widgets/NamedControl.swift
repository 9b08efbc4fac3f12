/// What is to be filled in, with its name before it on the same row.
public final class NamedControl<Control: View>: View {
  /// What is to be filled in: its events are the form's.
  public let control: Control

  /// A name, of which as many columns are seen as `nameWidth` says, and a control. Controls below each other begin at the
  /// same column.
  public init(_ name: LocalizedString, _ control: Control, nameWidth: Int = 12) {
    self.control = control
    super.init()
    let label = Label(name.styled(.secondary))
    label.width = .fixed(nameWidth)
    let stack = Stack(.horizontal, spacing: 1, [label, control])
    stack.width = .flexible
    width = .flexible
    addSubview(stack)
    pin(stack)
  }
}
