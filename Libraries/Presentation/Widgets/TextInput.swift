/// Where text can be typed: a ``TextField`` or a ``TextArea``.
@MainActor
public protocol TextInput: View {
  /// Shows the state; what was typed stays.
  func bind(_ viewModel: TextField.ViewModel)
}

extension ViewEnvironment {
  /// How a place to type in looks.
  func inputStyle(isEnabled: Bool, isFocused: Bool, isInvalid: Bool) -> CellStyle {
    var style = style(!isEnabled ? .disabled : isFocused ? .focusedField : .field)
    if isInvalid {
      let negative = self.style(.negative)
      style.foreground = negative.foreground
      style.attributes.formUnion(negative.attributes)
    }
    return style
  }
}
