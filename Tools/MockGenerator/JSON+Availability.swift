extension JSON {
  /// The `@available` attribute that an entry of a symbol graph stands for, if it says anything.
  var availability: String? {
    var words: [String] = []
    for change in ["introduced", "deprecated", "obsoleted"] {
      guard let version = self[change] else { continue }
      var numbers: [String] = []
      for part in ["major", "minor", "patch"] { if let number = version[part]?.word { numbers.append(number) } }
      words.append(change + ": " + numbers.joined(separator: "."))
    }
    if self["isUnconditionallyDeprecated"]?.word == "true" { words.append("deprecated") }
    if self["isUnconditionallyUnavailable"]?.word == "true" { words.append("unavailable") }
    if words.isEmpty { return nil }
    for word in ["message", "renamed"] {
      // The compiler repeats what stands between the quotes, escapes and lines as they are.
      guard let text = self[word]?.text else { continue }
      let quotes = text.contains(where: \.isNewline) ? "\"\"\"" : "\""
      words.append(word + ": " + quotes + text + quotes)
    }
    // Symbol graphs have a shorter name for what runs inside another application.
    let domain = (self["domain"]?.text ?? "*").replacing("AppExtension", with: "ApplicationExtension")
    return "@available(\(domain == "Swift" ? "swift" : domain), \(words.joined(separator: ", ")))"
  }
}
