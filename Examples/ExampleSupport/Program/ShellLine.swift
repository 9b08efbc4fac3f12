/// A line as a shell takes it apart. Where its output goes does not matter.
struct ShellLine {
  /// The words, without their quotes.
  private(set) var words: [String] = []
  /// The file that standard input comes from.
  private(set) var input: String?

  init(_ line: String) {
    var target: Character?
    for word in Self.parts(of: line) {
      switch (word, target) {
      case ("<", nil), (">", nil): target = word.first
      case (_, nil): words.append(word)
      case (_, "<"?):
        input = word
        target = nil
      default: target = nil
      }
    }
  }

  private static func parts(of line: String) -> [String] {
    var parts: [String] = []
    var part: String?
    var quote: Character?
    for character in line {
      switch (character, quote) {
      case (let end, let begun?) where end == begun: quote = nil
      case (_, _?): part?.append(character)
      case ("'", nil), ("\"", nil):
        quote = character
        part = part ?? ""
      case (" ", nil):
        parts += part.map { [$0] } ?? []
        part = nil
      default: part = (part ?? "") + String(character)
      }
    }
    return parts + (part.map { [$0] } ?? [])
  }
}
