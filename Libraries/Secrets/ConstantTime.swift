import CSodium

/// Comparison that does not tell by its duration how much of a guess was right.
public enum ConstantTime {
  /// Whether two byte sequences are equal. Its time depends on their lengths only.
  public static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && sodium_memcmp(left, right, left.count) == 0
  }

  /// Whether two texts have the same UTF-8. Its time depends on their lengths only.
  public static func areEqual(_ left: String, _ right: String) -> Bool {
    areEqual(Array(left.utf8), Array(right.utf8))
  }
}
