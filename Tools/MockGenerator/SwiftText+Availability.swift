extension SwiftText {
  /// The `@available` attribute that an entry of a symbol graph stands for, if it says anything.
  static func availability(_ json: JSON) -> String? {
    var words: [String] = []
    for change in ["introduced", "deprecated", "obsoleted"] {
      guard let version = json[change] else { continue }
      let numbers = ["major", "minor", "patch"].compactMap { version[$0]?.number }
      words.append("\(change): \(numbers.map(String.init).joined(separator: "."))")
    }
    if json["isUnconditionallyDeprecated"]?.isTrue == true { words.append("deprecated") }
    if json["isUnconditionallyUnavailable"]?.isTrue == true { words.append("unavailable") }
    if words.isEmpty { return nil }
    for word in ["message", "renamed"] {
      // The compiler repeats what stands between the quotes, escapes and lines as they are.
      guard let text = json[word]?.text else { continue }
      let quotes = text.contains("\n") ? "\"\"\"" : "\""
      words.append("\(word): \(quotes)\(text)\(quotes)")
    }
    let domain = json["domain"]?.text ?? "*"
    return "@available(\(domain == "Swift" ? "swift" : domain), \(words.joined(separator: ", ")))"
  }
}
