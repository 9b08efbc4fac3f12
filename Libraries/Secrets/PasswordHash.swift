import CSodium

/// A password as it is stored: Argon2id (RFC 9106) with its salt and its cost, from which nobody gets the password back.
///
/// Two hashes of one password differ, so hashes are not compared: ask `matches`.
public struct PasswordHash: Sendable, Unprintable {
  /// The text to store, such as `$argon2id$v=19$m=65536,t=2,p=1$…$…`; ASCII, at most 127 characters.
  public let encoded: String

  /// Hashes a password under a new random salt. Takes the time and memory of `cost`, so never inside a transaction.
  ///
  /// Throws `SecretsError.outOfMemory` where the memory is not to be had.
  public init(of password: Password, cost: PasswordCost = .interactive) throws(SecretsError) {
    try Sodium.start()
    var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    let status = password.bytes.withBytes { bytes, count in
      crypto_pwhash_str(&text, bytes, UInt64(count), UInt64(cost.passes), cost.memoryBytes)
    }
    guard status == 0 else { throw .outOfMemory(bytes: cost.memoryBytes) }
    encoded = String(zeroTerminated: text)
  }

  /// A hash that was stored. Throws `SecretsError.malformedPasswordHash` for any other text.
  public init(encoded: String) throws(SecretsError) {
    try Sodium.start()
    guard
      encoded.hasPrefix("$argon2id$"), encoded.utf8.count < Int(crypto_pwhash_STRBYTES), !encoded.utf8.contains(0),
      Self.rehashStatus(of: encoded, cost: .interactive) >= 0
    else { throw .malformedPasswordHash }
    self.encoded = encoded
  }

  private init(unchecked encoded: String) {
    self.encoded = encoded
  }

  /// Whether this is the hash of `password`. Takes as long for a wrong one as for the right one, and is false also
  /// where the memory that the hash asks for is not to be had, which libsodium does not tell apart.
  public func matches(_ password: Password) -> Bool {
    password.bytes.withBytes { bytes, count in crypto_pwhash_str_verify(encoded, bytes, UInt64(count)) == 0 }
  }

  /// Whether the hash was made at another cost than the one of today: hash the password anew at the next sign-in.
  public func needsRehash(cost: PasswordCost = .interactive) -> Bool {
    Self.rehashStatus(of: encoded, cost: cost) != 0
  }

  /// A hash that no password matches, made without hashing. Comparing with it takes as long as with a real one of the
  /// same cost, so that a sign-in with an unknown name cannot be told from one with a wrong password.
  public static func decoy(cost: PasswordCost = .interactive) throws(SecretsError) -> PasswordHash {
    let salt = Base64.standard.encode(try Sodium.randomBytes(count: 16))
    let digest = Base64.standard.encode(try Sodium.randomBytes(count: 32))
    let parameters = "m=\(cost.memoryBytes / 1024),t=\(cost.passes),p=1"
    return PasswordHash(unchecked: "$argon2id$v=19$\(parameters)$\(salt)$\(digest)")
  }

  /// 0 for the same cost, 1 for another, -1 for a text that is no hash.
  private static func rehashStatus(of encoded: String, cost: PasswordCost) -> Int32 {
    crypto_pwhash_str_needs_rehash(encoded, UInt64(cost.passes), cost.memoryBytes)
  }
}
