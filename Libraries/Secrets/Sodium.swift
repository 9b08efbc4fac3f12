import CSodium

/// The start of libsodium. Every secret asks for it when it is made, so that what is done with one need not ask again.
enum Sodium {
  /// A static is initialised once, whichever thread comes first; the others wait for it.
  private static let status = sodium_init()

  /// Makes libsodium ready and choose its fastest code for this processor. Costs one load after the first call.
  static func start() throws(SecretsError) {
    // 1 means that somebody else in this process has started it before.
    guard status >= 0 else { throw .unavailable }
  }

  /// Bytes from the system's generator.
  static func randomBytes(count: Int) throws(SecretsError) -> [UInt8] {
    try start()
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
  }
}
