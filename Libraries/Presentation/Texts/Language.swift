/// A language that people read, by its BCP 47 tag.
public struct Language: Hashable, Sendable, CustomStringConvertible {
  /// Such as `en` or `pt-BR`.
  public let tag: String

  /// English.
  public static let english = Language(tag: "en")
  /// Portuguese as in Brazil.
  public static let brazilianPortuguese = Language(tag: "pt-BR")

  /// A language by its tag; a POSIX locale such as `pt_BR.UTF-8` is one too.
  public init(tag: String) {
    let parts = tag.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
    let region = parts.dropFirst().first { $0.count == 2 }
    let primary = parts.first.map { $0.lowercased() } ?? ""
    let language = ["", "c", "posix"].contains(primary) ? "en" : primary
    self.tag = region.map { "\(language)-\($0.uppercased())" } ?? language
  }

  /// The tag.
  public var description: String { tag }

  /// The language without its region.
  var primary: String { String(tag.prefix { $0 != "-" }) }

  /// The one among `languages` that comes nearest: the same, or one that differs in its region; else the first.
  func nearest(among languages: [Language]) -> Language? {
    languages.first { $0 == self } ?? languages.first { $0.primary == primary } ?? languages.first
  }

  /// Whether so many are spoken of in the singular (Unicode CLDR, plural rules for cardinals).
  func isSingular(_ count: Int) -> Bool {
    switch primary {
    case "ja", "ko", "zh", "id", "th", "vi": false
    case "pt", "fr": count == 0 || count == 1
    default: count == 1
    }
  }
}
