/// A random text that opens something for whoever holds it, such as a session. Cannot be guessed, and is not printed
/// unless asked for its `text`.
public struct RandomToken: Sendable, Unprintable {
  /// How hard a token is to guess.
  public enum Strength: Int, Sendable, CaseIterable {
    /// 16 random bytes, 22 characters.
    case bits128 = 16

    /// 32 random bytes, 43 characters.
    case bits256 = 32
  }

  /// The token as its holder keeps it: letters, digits, `-` and `_`.
  public let text: String

  /// A new token from the system's generator.
  public init(strength: Strength = .bits256) throws(SecretsError) {
    text = Base64.urlSafe.encode(try Sodium.randomBytes(count: strength.rawValue))
  }

  /// A token that was made before. Throws `SecretsError.malformedToken` for a text that cannot be one.
  public init(text: String) throws(SecretsError) {
    try Sodium.start()
    guard let bytes = Base64.urlSafe.decode(text), Strength(rawValue: bytes.count) != nil else { throw .malformedToken }
    self.text = text
  }

  /// What to store instead of the token, so that whoever reads the store cannot use it. Needs neither salt nor key,
  /// because a token is not to be guessed.
  public func digest() -> Digest {
    Digest(of: Array(text.utf8), key: nil)
  }
}
