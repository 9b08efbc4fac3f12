/// What something on the screen is; how it looks is the palette's.
public enum Role: Int, CaseIterable, Hashable, Sendable {
  /// Text of a page.
  case body
  /// What a page is about.
  case title
  /// What a part of a page is about.
  case heading
  /// What matters less: times, counts.
  case secondary
  /// What can be followed or pressed, and what is chosen among others.
  case accent
  /// It went well.
  case positive
  /// It wants attention.
  case caution
  /// It went wrong.
  case negative
  /// What cannot be used now.
  case disabled
  /// What stands in a field that is empty.
  case placeholder
  /// Where text can be typed.
  case field
  /// The same, being typed in.
  case focusedField
  /// A button.
  case button
  /// The same, that Enter presses.
  case focusedButton
  /// The chosen row of the list with the focus.
  case selection
  /// The chosen row of another list.
  case quietSelection
  /// Lines around and between.
  case border
  /// The name of a key.
  case key
  /// A count that wants to be seen.
  case badge
  /// The bars at the edges of the screen.
  case bar
  /// What lies above the page.
  case overlay
}
