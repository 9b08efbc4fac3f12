/// The tokens of those who signed in on this machine, to one database.
public protocol SessionFile: Sendable {
  /// The tokens, the latest sign-in last.
  func tokens() throws -> [String]

  /// Replaces the tokens as a whole: others see all of the change or nothing. No other change happens meanwhile.
  func update(_ change: (inout [String]) -> Void) throws
}
