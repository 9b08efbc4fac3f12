/// How worn an item is, as far as the market has a word for it. Any other word is kept as the attribute `condition`.
public enum Condition: String, Sendable, Hashable, CaseIterable {
  case new
  case likeNew = "like-new"
  case excellent, good, fair, poor

  /// The condition that a text names in either case, its words joined by spaces, hyphens or underscores.
  public init?(named text: String) {
    let words = text.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "-" || $0 == "_" })
    self.init(rawValue: words.joined(separator: "-"))
  }
}
