import CSodium

/// How much work one password hash is: for the one who signs in once, and for the one who tries them all.
public struct PasswordCost: Sendable, Hashable {
  /// How often Argon2id goes over its memory.
  public let passes: Int

  /// How much memory one hash takes, in bytes.
  public let memoryBytes: Int

  /// Throws `SecretsError.invalidCost` below 1 pass or 8 KiB, or above what libsodium can do.
  public init(passes: Int, memoryBytes: Int) throws(SecretsError) {
    guard
      let operations = UInt64(exactly: passes), let memory = UInt64(exactly: memoryBytes),
      operations >= UInt64(crypto_pwhash_opslimit_min()), operations <= UInt64(crypto_pwhash_opslimit_max()),
      memory >= UInt64(crypto_pwhash_memlimit_min()), memory <= UInt64(crypto_pwhash_memlimit_max())
    else { throw .invalidCost(passes: passes, memoryBytes: memoryBytes) }
    self.init(checkedPasses: passes, checkedMemoryBytes: memoryBytes)
  }

  private init(checkedPasses: Int, checkedMemoryBytes: Int) {
    passes = checkedPasses
    memoryBytes = checkedMemoryBytes
  }

  /// 2 passes over 64 MiB, libsodium's setting for somebody who waits: about 0.1 s.
  public static let interactive = PasswordCost(checkedPasses: 2, checkedMemoryBytes: 64 << 20)

  /// 3 passes over 256 MiB: about half a second.
  public static let moderate = PasswordCost(checkedPasses: 3, checkedMemoryBytes: 256 << 20)

  /// The least there is, microseconds: for tests, which hash many passwords and protect none.
  public static let forTests = PasswordCost(checkedPasses: 1, checkedMemoryBytes: 8 << 10)
}
