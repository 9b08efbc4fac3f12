/// Hashes that only the holder of a key can make: for values of which there are few enough to try them all, such as
/// document numbers.
public struct KeyedHash: Sendable, Unprintable {
  private let key: SecretBytes

  /// `purpose` keeps two uses of one key apart: the same value has another hash under another purpose. It is part of
  /// what is stored, so it never changes.
  public init(key: SecretKey, purpose: String) {
    self.key = SecretBytes(Digest(of: Array(purpose.utf8), key: key.bytes).bytes)
  }

  /// The hash of the UTF-8 of a text: keyed BLAKE2b, the same for the same text, key and purpose.
  public func hash(_ text: String) -> Digest {
    Digest(of: Array(text.utf8), key: key)
  }
}
