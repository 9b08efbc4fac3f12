/// An error that a person at a terminal understands.
///
/// A feature conforms its own error once and throws it from everywhere:
///
/// ```swift
/// extension ChatError: CommandFailure {
///   public var exitCode: ExitCode {
///     switch self {
///     case .notAParty: .notPermitted
///     case .unknownConversation, .nothingToAccept: .refused
///     }
///   }
///   public var message: String {
///     switch self {
///     case .unknownConversation(let id): "There is no conversation \(id)."
///     …
///   }
///   public var hint: String? { "`chat inbox` lists yours." }
/// }
/// ```
///
/// Both texts may quote what people wrote: they are made safe for the terminal when they are printed, as one line each.
public protocol CommandFailure: Error {
  /// How the program ends.
  var exitCode: ExitCode { get }

  /// What happened and where: one sentence.
  var message: String { get }

  /// What to do about it, where something can be done: one sentence.
  var hint: String? { get }
}

extension CommandFailure {
  /// No hint.
  public var hint: String? { nil }

  /// The message as a part of a longer text: without its full stop.
  public var reason: String { message.hasSuffix(".") ? String(message.dropLast()) : message }
}

/// A failure made on the spot, where an error type of its own would say no more.
public struct Failure: CommandFailure, Equatable {
  /// How the program ends.
  public var exitCode: ExitCode
  /// What happened and where.
  public var message: String
  /// What to do about it.
  public var hint: String?

  /// `Failure(.badData, "line 3: a document needs a number", hint: "Write one `type,number` a line.")`
  public init(_ exitCode: ExitCode, _ message: String, hint: String? = nil) {
    self.exitCode = exitCode
    self.message = message
    self.hint = hint
  }
}
