import CSodium

/// 32 bytes of BLAKE2b (RFC 7693). Two digests are compared in constant time.
public struct Digest: Sendable, Hashable {
  /// The 32 bytes.
  public let bytes: [UInt8]

  /// The digest as 64 lower-case hexadecimal digits.
  public var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  init(of message: [UInt8], key: SecretBytes?) {
    var digest = [UInt8](repeating: 0, count: Int(crypto_generichash_BYTES))
    if let key {
      key.withBytes { bytes, count in
        _ = crypto_generichash(&digest, digest.count, message, UInt64(message.count), bytes, count)
      }
    } else {
      crypto_generichash(&digest, digest.count, message, UInt64(message.count), nil, 0)
    }
    bytes = digest
  }

  /// Takes as long for digests that differ in the first byte as for equal ones.
  public static func == (left: Digest, right: Digest) -> Bool {
    ConstantTime.areEqual(left.bytes, right.bytes)
  }
}
