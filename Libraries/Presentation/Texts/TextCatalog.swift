/// All texts of a program in all its languages: the tables of its features, and this library's own.
public struct TextCatalog: Sendable {
  /// The languages that have texts, in the order of their tables.
  public let languages: [Language]
  private let templates: [Language: [String: TextTemplate]]
  /// Keys that a language has twice.
  private let repeated: [Language: Set<String>]

  /// The tables of this library alone.
  public static let standard = TextCatalog([])

  /// Tables, and this library's own.
  public init(_ tables: [TextTable]) {
    var languages: [Language] = []
    var templates: [Language: [String: TextTemplate]] = [:]
    var repeated: [Language: Set<String>] = [:]
    for table in TextTable.library + tables {
      if !languages.contains(table.language) { languages.append(table.language) }
      for (key, template) in table.texts {
        let earlier = templates[table.language, default: [:]].updateValue(template, forKey: key)
        if earlier != nil { repeated[table.language, default: []].insert(key) }
      }
    }
    self.languages = languages
    self.templates = templates
    self.repeated = repeated
  }

  /// The text of a key in the nearest language that has it.
  func template(_ key: String, in language: Language) -> (template: TextTemplate, language: Language)? {
    if let template = templates[language]?[key] { return (template, language) }
    let having = languages.filter { templates[$0]?[key] != nil }
    guard let nearest = language.nearest(among: having), let template = templates[nearest]?[key] else { return nil }
    return (template, nearest)
  }

  /// What is wrong with the texts of a feature, one sentence each: a test expects none.
  ///
  /// Texts that a language lacks or has twice, and places for values that a language has in a text and others have not.
  public func faults<Key: TextKey>(of keys: Key.Type) -> [String] {
    var faults: [String] = []
    for key in Key.allCases.map(\.rawValue) {
      let all = languages.reduce(into: Set<String>()) { $0.formUnion(templates[$1]?[key]?.placeholders ?? []) }
      for language in languages {
        if repeated[language]?.contains(key) == true { faults.append("\(key) is there twice in \(language).") }
        guard let template = templates[language]?[key] else {
          faults.append("\(key) is missing in \(language).")
          continue
        }
        for name in all.subtracting(template.placeholders).sorted() {
          faults.append("\(key) lacks {\(name)} in \(language).")
        }
      }
    }
    return faults
  }

  /// The keys that begin with `prefix` and that no case of `keys` names.
  public func superfluousKeys<Key: TextKey>(startingWith prefix: String, besides keys: Key.Type) -> [String] {
    let known = Set(Key.allCases.map(\.rawValue))
    let all = templates.values.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    return all.filter { $0.hasPrefix(prefix) && !known.contains($0) }.sorted()
  }
}
