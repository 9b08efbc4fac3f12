/// Why a secret could not be made, read or compared. Its description is for people and says what to do; no case
/// carries a secret.
public enum SecretsError: Error, Sendable, Equatable {
  /// libsodium did not start: the system has no source of randomness.
  case unavailable

  /// A password hash takes more memory than there is.
  case outOfMemory(bytes: Int)

  /// A cost outside of what Argon2id allows.
  case invalidCost(passes: Int, memoryBytes: Int)

  /// A text that is no Argon2id hash.
  case malformedPasswordHash

  /// A text that is no token.
  case malformedToken

  /// A key file that cannot be used.
  case keyFile(path: String, KeyFileProblem)
}

/// What is wrong with a key file.
public enum KeyFileProblem: Sendable, Equatable {
  /// Others may read or change it; `mode` is its permission bits.
  case openToOthers(mode: UInt32)

  /// It belongs to another user of the system.
  case ownedBySomebodyElse

  /// It is not there, although something was hashed with it.
  case missing

  /// It has another number of bytes than a key.
  case wrongSize(bytes: Int)

  /// It is a directory, a pipe, or another thing that is no file.
  case notAFile

  /// The system refused to read it; `reason` is its message.
  case unreadable(reason: String)

  /// The system refused to create it; `reason` is its message.
  case uncreatable(reason: String)
}

extension SecretsError: CustomStringConvertible {
  /// One or two sentences: what is wrong and what to do.
  public var description: String {
    switch self {
    case .unavailable:
      "libsodium did not start: the system has no source of randomness."
    case .outOfMemory(let bytes):
      "Hashing a password takes \(bytes >> 10) KiB of memory, which is not free. End other programs and try again."
    case .invalidCost(let passes, let memoryBytes):
      "A password hash of \(passes) passes over \(memoryBytes) bytes is not possible: at least 1 pass over 8192 bytes."
    case .malformedPasswordHash:
      "The stored password hash is no Argon2id hash."
    case .malformedToken:
      "This is no token: a token is 22 or 43 letters, digits, - and _."
    case .keyFile(let path, let problem):
      "The key file \(path) \(problem)"
    }
  }
}

extension KeyFileProblem: CustomStringConvertible {
  /// The rest of a sentence that begins with the file, and what to do.
  public var description: String {
    switch self {
    case .openToOthers(let mode):
      "can be read or changed by others (mode \(String(mode, radix: 8))). If nobody did, close it: chmod 600."
    case .ownedBySomebodyElse:
      "belongs to another user. Run the program as that user, or give it another key file."
    case .missing:
      "is gone. \(Self.restore)"
    case .wrongSize(let bytes):
      "has \(bytes) bytes instead of \(SecretKey.byteCount). \(Self.restore)"
    case .notAFile:
      "is no regular file. Move it away, or give the program another key file."
    case .unreadable(let reason):
      "cannot be read: \(reason)."
    case .uncreatable(let reason):
      "cannot be created: \(reason). Its directory must exist and be yours."
    }
  }

  private static let restore =
    "Restore it from a backup: with a new key, what was hashed with the old one is never found again."
}
