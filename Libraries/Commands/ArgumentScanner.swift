/// Sorts the words of a command line by the parameters that take them.
struct ArgumentScanner {
  let parameters: [ParameterDescription]

  private var options: [ParameterDescription] { parameters.filter { !$0.isArgument } }

  /// The option or flag with this long or short name.
  func option(named name: String) -> ParameterDescription? {
    options.first { $0.name == name || $0.shortName == name }
  }

  func scan(_ words: [String]) throws(UsageFailure) -> ParsedArguments {
    var parsed = ParsedArguments()
    var standing: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        standing += rest
        break
      } else if let mention = OptionMention(word) {
        try scan(mention, rest: &rest, into: &parsed, standing: &standing)
      } else {
        standing.append(word)
      }
    }
    try distribute(standing, into: &parsed)
    return parsed
  }

  private func scan(
    _ mention: OptionMention, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments,
    standing: inout [String]
  ) throws(UsageFailure) {
    guard let option = option(named: mention.name) else {
      guard takesDashWords, !mention.isLong else { throw unknown(mention) }
      standing.append(mention.word)
      return
    }
    if option.takesValue {
      parsed.words[option.name, default: []].append(try value(of: option, mention, rest: &rest))
      if case .option(_, isRepeatable: false) = option.kind, parsed.words[option.name, default: []].count > 1 {
        throw UsageFailure("\(option.name) is given twice.")
      }
    } else if mention.value != nil {
      throw UsageFailure("\(option.name) takes no value.")
    } else {
      parsed.words[option.name, default: []].append("")
    }
  }

  /// What stands after `=`, or the next word unless that is an option itself.
  func value(
    of option: ParameterDescription, _ mention: OptionMention, rest: inout ArraySlice<String>
  ) throws(UsageFailure) -> String {
    if let value = mention.value { return value }
    let missing = "\(option.name) needs a value: \(option.name) \(option.placeholder)."
    guard let next = rest.first, next != "--" else { throw UsageFailure(missing) }
    if let other = OptionMention(next), other.isLong || self.option(named: other.name) != nil {
      throw UsageFailure(missing, hint: "If '\(next)' is the value, write \(option.name)='\(next)'.")
    }
    rest.removeFirst()
    return next
  }

  func unknown(_ mention: OptionMention) -> UsageFailure {
    let names = options.map(\.name) + ["--help"]
    let nearest = Suggestion.nearest(to: mention.name, among: names).first
    return UsageFailure(
      "There is no option \(mention.name).",
      hint: nearest.map { "Did you mean \($0)?" } ?? dashHint(for: mention))
  }

  private func dashHint(for mention: OptionMention) -> String? {
    parameters.contains(where: \.isArgument) ? "If it is no option, write -- before it." : nil
  }

  private var takesDashWords: Bool {
    parameters.contains {
      if case .argument(_, _, takesDashWords: true) = $0.kind { true } else { false }
    }
  }

  /// Gives the words that stand by themselves to the arguments, from left to right; each leaves what later ones need.
  private func distribute(_ words: [String], into parsed: inout ParsedArguments) throws(UsageFailure) {
    var rest = words[...]
    var needed = parameters.reduce(0) { $0 + $1.leastWords }
    for parameter in parameters {
      guard case .argument(let least, let most, _) = parameter.kind else { continue }
      needed -= least
      let taken = rest.prefix(min(most, max(least, rest.count - needed)))
      guard taken.count >= least else { throw UsageFailure("\(parameter.name) is missing.") }
      if !taken.isEmpty { parsed.words[parameter.name] = Array(taken) }
      rest = rest.dropFirst(taken.count)
    }
    if let superfluous = rest.first {
      throw UsageFailure(
        "'\(superfluous)' is one word too many.", hint: "A text of several words stands between quotes.")
    }
  }
}

extension ParameterDescription {
  fileprivate var leastWords: Int {
    if case .argument(let least, _, _) = kind { least } else { 0 }
  }
}

/// A word that looks like an option: one or two dashes and a letter, without blanks before any `=`.
struct OptionMention {
  let word: String
  let name: String
  /// What follows `=`.
  let value: String?

  /// Nil for what is a plain word: `-`, `-5`, `-)`, `- a list`, `--help me please`.
  init?(_ word: String) {
    let dashes = word.prefix { $0 == "-" }.count
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard (1...2).contains(dashes), let name = parts.first, let initial = name.dropFirst(dashes).first,
      initial.isLetter, !name.contains(where: \.isWhitespace)
    else { return nil }
    self.word = word
    self.name = String(name)
    value = parts.count > 1 ? String(parts[1]) : nil
  }

  var isLong: Bool { name.hasPrefix("--") }
}
