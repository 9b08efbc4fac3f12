/// What a command takes: an ``Argument``, an ``Option`` or a ``Flag``.
///
/// A command is made of parameters and a closure that receives their values in the same order.
public protocol Parameter<Value>: Sendable {
  /// What the closure receives.
  associatedtype Value: Sendable

  /// How the parameter looks on the command line.
  var description: ParameterDescription { get }

  /// The value that was given. Throws a ``UsageFailure`` where it is missing or malformed.
  func value(from arguments: ParsedArguments) throws -> Value
}

/// How a parameter looks on the command line and in help; made by ``Argument``, ``Option`` and ``Flag``.
public struct ParameterDescription: Sendable {
  enum Kind: Sendable, Equatable {
    /// Takes `least` to `most` words that stand by themselves.
    case argument(least: Int, most: Int, takesDashWords: Bool)
    case option(isRequired: Bool, isRepeatable: Bool)
    case flag
  }

  let kind: Kind
  /// `CONVERSATION` or `--limit`.
  let name: String
  /// `-n`, where an option or a flag has one.
  var shortName: String?
  /// What stands for an option's value in help.
  var placeholder = ""
  var help: String
  var defaultValue: String?
  var candidates: [String] = []
  var completesFiles = false

  var isArgument: Bool {
    if case .argument = kind { true } else { false }
  }

  var takesValue: Bool {
    if case .option = kind { true } else { false }
  }

  /// How it stands in a usage line, such as `CONVERSATION`, `[WORD…]` or `[--limit N]`.
  var usage: String {
    switch kind {
    case .argument(let least, let most, _): (least == 0 ? "[\(name)]" : name) + (most > 1 ? "…" : "")
    case .option(let isRequired, let isRepeatable):
      (isRequired ? "\(name) \(placeholder)" : "[\(name) \(placeholder)]") + (isRepeatable ? "…" : "")
    case .flag: "[\(name)]"
    }
  }

  /// The left column of help.
  var label: String {
    let names = [shortName, name].compactMap(\.self).joined(separator: ", ")
    return takesValue ? "\(names) \(placeholder)" : names
  }
}

/// The words that were given, sorted by parameter; parameters read their values out of it.
public struct ParsedArguments: Sendable {
  /// The words per parameter name; a flag has an empty word per mention.
  var words: [String: [String]] = [:]
}
