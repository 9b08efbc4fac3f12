import User

/// What is to be said about a new password that was typed twice.
enum PasswordVerdict: Equatable, Sendable {
  /// Nothing, or not all yet.
  case none
  case tooShort
  case different
  case right

  init(_ password: String, again: String) {
    if password.isEmpty {
      self = again.isEmpty ? .none : .different
    } else if (try? UserManager.validate(password: password)) == nil {
      self = .tooShort
    } else if password == again {
      self = .right
    } else {
      // Who is still typing the same again is not told of it.
      self = password.hasPrefix(again) ? .none : .different
    }
  }
}
