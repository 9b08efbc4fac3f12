/// Who may run a command: shown in its help, and checked before it runs.
///
/// ```swift
/// let signedIn = Access("whoever is signed in") { _ in
///   guard try users().signedInUser() != nil else { throw ChatError.notSignedIn }
/// }
/// ```
public struct Access: Sendable {
  let summary: String
  let check: @Sendable (CommandContext) async throws -> Void

  /// `summary` completes "Who may run it: …". `check` throws, usually with ``ExitCode/notPermitted``, where this person
  /// may not; nothing of the command has run by then.
  public init(_ summary: String, check: @escaping @Sendable (CommandContext) async throws -> Void = { _ in }) {
    self.summary = summary
    self.check = check
  }

  /// No session is needed.
  public static let anyone = Access("anyone, without signing in")
}
