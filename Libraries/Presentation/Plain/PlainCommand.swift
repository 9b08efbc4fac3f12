/// What a line means that somebody typed.
enum PlainCommand: Equatable {
  case page, help, back, quit, more
  case press(Int)
  case type(Int, String)
  case choose(Int)
  case key(String)
  case unknown(String)

  init(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = words.first else {
      self = .page
      return
    }
    let rest = words.count > 1 ? String(words[1]) : nil
    switch (first.lowercased(), rest) {
    case ("page", nil): self = .page
    case ("help", nil), ("?", nil): self = .help
    case ("back", nil): self = .back
    case ("quit", nil): self = .quit
    case ("more", nil): self = .more
    case ("key", let name?): self = .key(name)
    case ("choose", let number?): self = Int(number).map(PlainCommand.choose) ?? .unknown(line)
    case ("clear", let number?): self = Int(number).map { .type($0, "") } ?? .unknown(line)
    default:
      guard let number = Int(first) else {
        self = .unknown(line)
        return
      }
      self = rest.map { .type(number, $0) } ?? .press(number)
    }
  }
}
