/// A switch: off, unless it is named.
///
/// `Flag("--free", help: "give it away")` gives the closure a Bool.
public struct Flag: Parameter {
  /// How the flag looks on the command line.
  public let description: ParameterDescription

  /// `name` is with its dashes, `short` such as `-y`.
  public init(_ name: String, short: String? = nil, help: String = "") {
    description = ParameterDescription(kind: .flag, name: name, shortName: short, help: help)
  }

  /// Whether the flag was named.
  public func value(from arguments: ParsedArguments) -> Bool {
    arguments.words[description.name] != nil
  }

  /// `--yes`, for commands that ask before they act; see ``CommandContext/confirm(_:unless:)``.
  public static var yes: Flag { Flag("--yes", short: "-y", help: "do not ask") }

  /// `--password-stdin`, for commands that ask for a password; see ``CommandContext/password(_:fromStandardInput:isNew:)``.
  public static var passwordStdin: Flag {
    Flag("--password-stdin", help: "read the password from standard input, its first line")
  }
}
