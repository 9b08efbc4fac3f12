/// A word that stands by itself: `show 42`.
///
/// ```swift
/// Argument("ITEM", .number, help: "its number")      // Int64
/// Argument(optional: "HANDLE", .text)                // String?
/// Argument(repeating: "NUMBER", .text)               // [String], at least one
/// Argument(repeating: "WORD", .text, atLeast: 0, takesDashWords: true)   // `search bici -roja`
/// ```
///
/// What begins with a dash is an option, unless it is `-`, a negative number, contains a blank, or stands after `--`.
public struct Argument<Value: Sendable>: Parameter {
  /// How the argument looks on the command line.
  public let description: ParameterDescription
  private let read: @Sendable ([String]) throws -> Value

  /// A word that must be there. `name` is in capitals, as help shows it.
  public init(_ name: String, _ parser: ValueParser<Value>, help: String = "", takesDashWords: Bool = false) {
    description = describe(name, parser, help: help, least: 1, most: 1, takesDashWords: takesDashWords)
    read = { words in
      guard let word = words.first else { throw UsageFailure("\(name) is missing.") }
      return try parser.value(of: word, for: name)
    }
  }

  /// A word that may be missing.
  public init<Wrapped>(
    optional name: String, _ parser: ValueParser<Wrapped>, help: String = "", takesDashWords: Bool = false
  ) where Value == Wrapped? {
    description = describe(name, parser, help: help, least: 0, most: 1, takesDashWords: takesDashWords)
    read = { words in try words.first.map { try parser.value(of: $0, for: name) } }
  }

  /// All words from here on, but for those that later arguments need. With `takesDashWords`, words with one dash that are
  /// no option of the command belong to it too.
  public init<Element>(
    repeating name: String, _ parser: ValueParser<Element>, atLeast least: Int = 1, help: String = "",
    takesDashWords: Bool = false
  ) where Value == [Element] {
    description = describe(name, parser, help: help, least: least, most: .max, takesDashWords: takesDashWords)
    read = { words in try words.map { try parser.value(of: $0, for: name) } }
  }

  /// The value that was given; see ``Parameter``.
  public func value(from arguments: ParsedArguments) throws -> Value {
    try read(arguments.words[description.name] ?? [])
  }
}

private func describe<Value>(
  _ name: String, _ parser: ValueParser<Value>, help: String, least: Int, most: Int, takesDashWords: Bool
) -> ParameterDescription {
  ParameterDescription(
    kind: .argument(least: least, most: most, takesDashWords: takesDashWords), name: name, help: help,
    candidates: parser.candidates, completesFiles: parser.completesFiles)
}
