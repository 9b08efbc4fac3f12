/// What User needs of cryptography, which is no business of Business.
public struct UserSecrets: Sendable {
  /// For passwords.
  public let passwords: any PasswordHashing

  /// For sessions.
  public let tokens: any TokenMaking

  /// For identity documents.
  public let documents: any DocumentHashing

  /// The three together.
  public init(passwords: any PasswordHashing, tokens: any TokenMaking, documents: any DocumentHashing) {
    self.passwords = passwords
    self.tokens = tokens
    self.documents = documents
  }
}
