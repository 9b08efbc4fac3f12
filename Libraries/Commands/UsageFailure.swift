/// The command line is wrong. It is printed with the usage line of the command.
public struct UsageFailure: CommandFailure {
  /// What is wrong.
  public let message: String
  /// What to do about it.
  public let hint: String?

  /// `UsageFailure("--from is later than --to.")`
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// Always ``ExitCode/usage``.
  public var exitCode: ExitCode { .usage }
}
