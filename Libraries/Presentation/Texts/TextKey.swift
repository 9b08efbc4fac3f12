/// The names of a feature's texts: an enumeration of strings.
///
/// ```swift
/// enum LoginText: String, TextKey {
///   case title = "login.cpf.title"
///   case attempts = "login.attempts"
/// }
///
/// extension TextTable {
///   static let loginEnglish = TextTable(.english, [
///     LoginText.title: "What is your CPF?",
///     LoginText.attempts: .plural(one: "{count} attempt left", other: "{count} attempts left"),
///   ])
/// }
/// ```
public protocol TextKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// A text in one language, with places for values in braces.
public enum TextTemplate: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The same for every number.
  case text(String)
  /// One form or the other, by the argument `count` and the rules of the language.
  case plural(one: String, other: String)

  /// A text that is the same for every number.
  public init(stringLiteral text: String) {
    self = .text(text)
  }

  var forms: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let one, let other): [one, other]
    }
  }

  /// The names in braces.
  var placeholders: Set<String> {
    var names: Set<String> = []
    for form in forms {
      for piece in form.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
        if let end = piece.firstIndex(of: "}") { names.insert(String(piece[..<end])) }
      }
    }
    return names
  }
}

/// The texts of one feature in one language.
public struct TextTable: Sendable {
  let language: Language
  let texts: [(key: String, template: TextTemplate)]

  /// Texts by their keys.
  public init<Key: TextKey>(_ language: Language, _ texts: KeyValuePairs<Key, TextTemplate>) {
    self.language = language
    self.texts = texts.map { ($0.key.rawValue, $0.value) }
  }
}
