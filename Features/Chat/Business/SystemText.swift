/// What nobody wrote, in the languages of those who read it.
public struct SystemText: Sendable, Equatable {
  /// In English, for whoever reads a language that it is not in.
  public let english: String

  /// In other languages, by BCP 47 tag such as `pt-BR`.
  public let translations: [String: String]

  /// A text as it was kept.
  public init(_ english: String, translations: [String: String] = [:]) {
    self.english = english
    self.translations = translations
  }

  /// The text in a language, given by its tag; else in one that differs in its region alone; else in English.
  public func text(in language: String) -> String {
    if let text = translations[language] { return text }
    let nearest = translations.keys.filter { Self.primary($0) == Self.primary(language) }.min()
    return nearest.flatMap { translations[$0] } ?? english
  }

  /// The language of a tag without its region and case.
  private static func primary(_ tag: String) -> String {
    tag.prefix { $0 != "-" }.lowercased()
  }
}

extension SystemText {
  /// The tag of the text that must be there.
  static let englishTag = "en"

  /// Texts by their tags, if each may be sent. Throws `ChatError.textBlank`, also without an English one, and
  /// `.textTooLong`.
  init(checking texts: [String: String]) throws(ChatError) {
    guard let english = texts[Self.englishTag] else { throw .textBlank }
    for text in texts.values { _ = try Message.checkedText(text) }
    self.init(english, translations: texts.filter { $0.key != Self.englishTag })
  }
}
