import Presentation
import User

extension FormField {
  /// A field for a password. It takes more than a password may have, so that one that is too long is refused, and not cut
  /// to another one that nobody has chosen.
  static func password() -> FormField {
    FormField(isPassword: true, limit: UserManager.passwordLengths.upperBound + 1)
  }
}
