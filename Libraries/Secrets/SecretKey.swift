/// 32 random bytes that stay secret: not printable, overwritten at the end of their life.
public struct SecretKey: Sendable, Unprintable {
  /// The length of every key, in bytes.
  public static let byteCount = 32

  let bytes: SecretBytes

  /// A new key from the system's generator, which lives in memory only; `SecretKeyFile` keeps one.
  public init() throws(SecretsError) {
    bytes = SecretBytes(try Sodium.randomBytes(count: Self.byteCount))
  }

  init(bytes: SecretBytes) {
    self.bytes = bytes
  }
}
