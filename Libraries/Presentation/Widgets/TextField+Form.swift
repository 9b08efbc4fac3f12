/// What Enter does in the fields of a form.
///
/// ```swift
/// override func initialize() {
///   addSubview(page)
///   name.field.enterGoes(to: password.field)
///   password.field.enterPresses(button)
/// }
/// ```
extension TextField {
  /// Enter goes on to what is to be filled in next.
  public func enterGoes(to next: View) {
    onEnter = { [weak next] in next?.focus() }
  }

  /// Enter in the last field of a form presses the button that sends it, where that can be pressed.
  public func enterPresses(_ button: Button) {
    onEnter = { [weak button] in button?.press() }
  }
}
