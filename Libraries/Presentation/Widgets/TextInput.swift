/// Where text can be typed: a ``TextField`` or a ``TextArea``.
@MainActor
public protocol TextInput: View {
  /// Shows the state; what was typed stays.
  func bind(_ viewModel: TextField.ViewModel)

  /// What plain mode reads of it where it has a title.
  func plainElement(titled title: StyledText) -> PlainElement
}

extension PlainElement {
  /// Something to type in, and what is in it.
  @MainActor
  init(
    titled title: StyledText, value: StyledText, state: TextField.ViewModel, of view: View,
    submits: Bool = true, asksForSecret: Bool = false, type: @escaping @MainActor (String) -> Void
  ) {
    let content = (title == .empty ? state.placeholder : title).adding(
      PlainText.field.text, state.isInvalid ? PlainText.invalid.text : .empty,
      state.isEnabled ? .empty : PlainText.unavailable.text)
    let press: @MainActor () -> Void = { [weak view] in
      view?.focus()
      view?.window?.handle(.enter)
    }
    self.init(
      content + ": " + (value == .empty ? PlainText.empty.text : value), of: view, part: nil,
      press: state.isEnabled && submits ? press : nil, type: state.isEnabled ? type : nil,
      lacksName: title == .empty && state.placeholder == .empty, asksForSecret: asksForSecret && state.isEnabled)
  }
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
