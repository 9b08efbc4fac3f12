/// A named value: `--limit 20` or `--limit=20`.
///
/// ```swift
/// Option("--limit", "N", .number(in: 1...1000), default: 20, help: "at most N")   // Int
/// Option("--cursor", "CURSOR", .text)                                             // String?
/// Option(required: "--seller", "HANDLE", .text)                                   // String
/// Option(repeating: "--attribute", "KEY=VALUE", .text)                            // [String]
/// ```
public struct Option<Value: Sendable>: Parameter {
  /// How the option looks on the command line.
  public let description: ParameterDescription
  private let read: @Sendable ([String]) throws -> Value

  /// An option with a default. `name` is with its dashes, `short` such as `-n`.
  public init(
    _ name: String, short: String? = nil, _ placeholder: String, _ parser: ValueParser<Value>, default: Value,
    help: String = ""
  ) {
    description = describe(name, short, placeholder, parser, help: help, default: word(for: `default`))
    read = { words in try words.last.map { try parser.value(of: $0, for: name) } ?? `default` }
  }

  /// An option that may be missing.
  public init<Wrapped>(
    _ name: String, short: String? = nil, _ placeholder: String, _ parser: ValueParser<Wrapped>, help: String = ""
  ) where Value == Wrapped? {
    description = describe(name, short, placeholder, parser, help: help)
    read = { words in try words.last.map { try parser.value(of: $0, for: name) } }
  }

  /// An option that must be given.
  public init(
    required name: String, short: String? = nil, _ placeholder: String, _ parser: ValueParser<Value>,
    help: String = ""
  ) {
    description = describe(name, short, placeholder, parser, help: help, isRequired: true)
    read = { words in
      guard let word = words.last else { throw UsageFailure("\(name) \(placeholder) is missing.") }
      return try parser.value(of: word, for: name)
    }
  }

  /// An option that may be given any number of times.
  public init<Element>(
    repeating name: String, short: String? = nil, _ placeholder: String, _ parser: ValueParser<Element>,
    help: String = ""
  ) where Value == [Element] {
    description = describe(name, short, placeholder, parser, help: help, isRepeatable: true)
    read = { words in try words.map { try parser.value(of: $0, for: name) } }
  }

  /// The value that was given; see ``Parameter``.
  public func value(from arguments: ParsedArguments) throws -> Value {
    try read(arguments.words[description.name] ?? [])
  }
}

private func describe<Value>(
  _ name: String, _ short: String?, _ placeholder: String, _ parser: ValueParser<Value>, help: String,
  isRequired: Bool = false, isRepeatable: Bool = false, default: String? = nil
) -> ParameterDescription {
  ParameterDescription(
    kind: .option(isRequired: isRequired, isRepeatable: isRepeatable), name: name, shortName: short,
    placeholder: placeholder, help: help, defaultValue: `default`, candidates: parser.candidates,
    completesFiles: parser.completesFiles)
}

/// A default as a person would type it; nothing for one that has no such form.
private func word<Value>(for value: Value) -> String? {
  switch value {
  case let value as any RawRepresentable<String>: value.rawValue
  case let value as any CustomStringConvertible & LosslessStringConvertible: value.description
  default: nil
  }
}
