/// Turns passwords into what may be stored.
public protocol PasswordHashing: Sendable {
  /// A salted hash that is slow to guess. Takes tens of milliseconds by intent.
  func hash(_ password: String) throws -> String

  /// Whether a hash was made of this password. Without a hash the answer is no and takes as long, so that the time tells
  /// nothing.
  func verify(_ password: String, against hash: String?) throws -> Bool
}
