import User

/// What is to be said about a new password that was typed twice.
enum PasswordVerdict: Equatable, Sendable {
  /// Nothing, or not all yet.
  case none
  case tooShort
  case tooLong
  case different
  case right

  init(_ password: String, again: String) {
    if password.isEmpty {
      self = again.isEmpty ? .none : .different
    } else if (try? UserManager.validate(password: password)) == nil {
      self = password.unicodeScalars.count < UserManager.passwordLengths.lowerBound ? .tooShort : .tooLong
    } else if password.utf8.elementsEqual(again.utf8) {
      self = .right
    } else {
      // Who is still typing the same again is not told of it. What only looks the same is another password.
      self = password.utf8.starts(with: again.utf8) ? .none : .different
    }
  }
}
