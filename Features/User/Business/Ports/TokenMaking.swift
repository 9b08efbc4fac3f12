/// Makes the tokens of sessions.
public protocol TokenMaking: Sendable {
  /// A new token that nobody can guess: one word of ASCII.
  func makeToken() throws -> String

  /// What is stored of a token, from which it cannot be found again.
  func fingerprint(of token: String) throws -> String
}
