import Secrets
public import User

extension UserSecrets {
  /// Secrets as they are kept: Argon2id for passwords, 256 random bits for a session, and documents hashed with the key
  /// in the file at `documentKeyPath`, which is made when the first document is verified.
  public static func machine(documentKeyPath: String) -> UserSecrets {
    UserSecrets(
      passwords: ArgonPasswords(), tokens: RandomTokens(),
      documents: KeyedDocuments(file: SecretKeyFile(path: documentKeyPath)))
  }
}

struct ArgonPasswords: PasswordHashing {
  var cost = PasswordCost.interactive

  func hash(_ password: String) throws -> String {
    try explaining { try PasswordHash(of: Password(password), cost: cost).encoded }
  }

  func verify(_ password: String, against hash: String?) throws -> Bool {
    try explaining {
      let stored = try hash.map { try PasswordHash(encoded: $0) } ?? PasswordHash.decoy(cost: cost)
      return stored.matches(Password(password)) && hash != nil
    }
  }
}

struct RandomTokens: TokenMaking {
  func makeToken() throws -> String {
    try explaining { try RandomToken().text }
  }

  func fingerprint(of token: String) throws -> String {
    do {
      return try RandomToken(text: token).digest().hexadecimal
    } catch SecretsError.malformedToken {
      // A session file that somebody edited: nobody is signed in by that line, and the others still count.
      return ""
    }
  }
}

struct KeyedDocuments: DocumentHashing {
  let file: SecretKeyFile

  func fingerprint(of document: IdentityDocument, isFirst: Bool) throws -> String {
    do {
      try PrivateFile.makeFolder(of: file.path)
      let hash = KeyedHash(key: try file.key(mayCreate: isFirst), purpose: "user.document")
      return hash.hash("\(document.kind.rawValue):\(document.number)").hexadecimal
    } catch let fault as PrivateFileFault {
      throw UserError.documentKey(reason: "The folder of \(file.path) cannot be made (\(fault.reason)).")
    } catch let fault as SecretsError {
      throw UserError.documentKey(reason: fault.description)
    }
  }
}

/// What libraries throw as the feature's own error, which says what to do.
private func explaining<Value>(_ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch let error as SecretsError {
    throw UserError.secretsUnavailable(reason: error.description)
  }
}

extension PrivateFileFault {
  fileprivate var reason: String {
    switch self {
    case .unreadable(let reason), .unwritable(let reason): reason
    case .diskFull: "the disk is full"
    case .openToOthers: "it is open to others"
    case .malformed: "it is no folder"
    }
  }
}
