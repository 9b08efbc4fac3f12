/// What a terminal tells.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted; line ends are newlines. Nothing in it is safe: a field or a frame makes it so.
  case paste(String)
  /// The terminal has another size now.
  case resized(Size)
  /// Somebody asks the program to stop for a while (SIGTSTP): answer with ``Terminal/suspend()``.
  case suspensionRequested
  /// The program goes on after it stood still; what is on the screen is unknown.
  case continued
}
