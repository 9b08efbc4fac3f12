import Commands
import Presentation

/// How a screen is asked for on the command line.
enum ScreenOptions {
  static let size = Option(
    "--size", "COLUMNSxROWS", .size, default: Size(width: 80, height: 24),
    help: "how large the terminal is; 80x24 without it")

  static let language = Option("--language", "TAG", .language, help: "what screens speak; English without it")

  static let colors = Flag("--no-color", help: "as on a terminal without colours")

  static let keys = Option("--keys", "KEYS", .keys, default: [], help: "what is typed; <enter>, <down>, <ctrl-f> … too")

  static let plain = Flag("--plain", help: "lines and prompts instead of a full screen, for screen readers")

  static func scenario(of scenarios: [Scenario]) -> Option<Scenario?> {
    Option(
      "--scenario", "NAME", .scenario(of: scenarios.filter(\.isForScreens)),
      help: "which awkward situation to begin with")
  }
}

extension ValueParser where Value == String {
  /// An address of one of these places.
  static func place(of places: PlaceList) -> ValueParser {
    ValueParser("one of \(places.names.joined(separator: ", "))", candidates: places.names, parse: places.address)
  }
}

extension ValueParser where Value == Size {
  fileprivate static var size: ValueParser {
    ValueParser("columns and rows such as 80x24, from 1x1 to 500x200") { word in
      let parts = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], (1...500).contains(width),
        (1...200).contains(height)
      else { return nil }
      return Size(width: width, height: height)
    }
  }
}

extension ValueParser where Value == Language {
  fileprivate static var language: ValueParser {
    ValueParser("a language: en or pt-BR", candidates: ["en", "pt-BR"]) { word in
      [.english, .brazilianPortuguese].first { $0 == Language(tag: word) }
    }
  }
}

extension ValueParser where Value == [Key] {
  fileprivate static var keys: ValueParser {
    ValueParser("text, with names of keys in angle brackets") { word in Key.keys(in: word) }
  }
}

extension Key {
  /// `ab<enter><ctrl-f>` as keys; nil where a name is unknown.
  static func keys(in text: String) -> [Key]? {
    var keys: [Key] = []
    var rest = text[...]
    while let next = rest.first {
      if next == "<", let end = rest.firstIndex(of: ">") {
        guard let key = Key(named: rest[rest.index(after: rest.startIndex)..<end]) else { return nil }
        keys.append(key)
        rest = rest[rest.index(after: end)...]
      } else {
        keys.append(.character(next))
        rest = rest.dropFirst()
      }
    }
    return keys
  }
}
