/// What a person types to prove who they are. It cannot be printed, and its bytes are overwritten at the end of its
/// life; the `String` that it was made from is not, so let go of that soon.
public struct Password: Sendable, Unprintable {
  let bytes: SecretBytes

  /// The UTF-8 of a text, exactly as typed: nothing is trimmed or normalised.
  public init(_ text: String) {
    bytes = SecretBytes(Array(text.utf8))
  }
}
