import Presentation
import Reactive
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

extension PasswordVerdict {
  /// Judged where it is typed, so that no copy of it is kept elsewhere.
  @MainActor
  static func verdicts(on password: TextField, again: TextField) -> Signal<PasswordVerdict> {
    Signal.merge([password, again].map { $0.value.changed.asSignal() }).map { _ in
      PasswordVerdict(password.text, again: again.text)
    }
  }
}
