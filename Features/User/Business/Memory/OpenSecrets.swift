import Synchronization

extension UserSecrets {
  /// Secrets that hide nothing and cost nothing, for tests and examples: never for what is kept.
  public static func open() -> UserSecrets {
    let open = OpenSecrets()
    return UserSecrets(passwords: open, tokens: open, documents: open)
  }
}

private final class OpenSecrets: PasswordHashing, TokenMaking, DocumentHashing {
  private let made = Atomic<Int>(0)

  func hash(_ password: String) throws -> String {
    "open:\(password)"
  }

  func verify(_ password: String, against hash: String?) throws -> Bool {
    hash == "open:\(password)"
  }

  func makeToken() throws -> String {
    "token-\(made.add(1, ordering: .relaxed).newValue)"
  }

  func fingerprint(of token: String) throws -> String {
    "of-\(token)"
  }

  func fingerprint(of document: IdentityDocument, isFirst: Bool) throws -> String {
    "\(document.kind.rawValue):\(document.number)"
  }
}
