import CSodium

/// Base64 without padding (RFC 4648), encoded and decoded in constant time.
struct Base64 {
  /// With `+` and `/`, as in the text of a password hash.
  static let standard = Base64(variant: sodium_base64_VARIANT_ORIGINAL_NO_PADDING)

  /// With `-` and `_`, which survive in a URL, a file name and a shell.
  static let urlSafe = Base64(variant: sodium_base64_VARIANT_URLSAFE_NO_PADDING)

  private let variant: Int32

  func encode(_ bytes: [UInt8]) -> String {
    var text = [CChar](repeating: 0, count: sodium_base64_encoded_len(bytes.count, variant))
    sodium_bin2base64(&text, text.count, bytes, bytes.count, variant)
    return String(zeroTerminated: text)
  }

  /// The bytes of a text that is Base64 from end to end, or nil.
  func decode(_ text: String) -> [UInt8]? {
    let characters = text.utf8.map { CChar(bitPattern: $0) }
    var bytes = [UInt8](repeating: 0, count: characters.count)
    var count = 0
    guard
      sodium_base642bin(&bytes, bytes.count, characters, characters.count, nil, &count, nil, variant) == 0
    else { return nil }
    return Array(bytes.prefix(count))
  }
}

extension String {
  /// The text that C left in a buffer, up to its zero.
  init(zeroTerminated buffer: [CChar]) {
    self.init(decoding: buffer.prefix { $0 != 0 }.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
