/// How a program ends; its raw value is what the shell sees as `$?`.
///
/// The numbers above 1 are those of BSD's `sysexits.h`; 130 is 128 + SIGINT.
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// Done.
  case success = 0
  /// Understood, and refused by a rule: the item is sold, the conversation does not exist.
  case refused = 1
  /// The command line is wrong: an unknown command, a missing value, a malformed number.
  case usage = 64
  /// What was read, from a file or from standard input, is malformed.
  case badData = 65
  /// A file that was named does not exist or cannot be read.
  case noSuchFile = 66
  /// The database is unavailable or locked.
  case unavailable = 69
  /// A fault of the program itself.
  case internalFault = 70
  /// A file cannot be created or written.
  case cannotWrite = 73
  /// The disk is full, or reading or writing failed.
  case inputOutput = 74
  /// This person may not do this, or nobody is signed in.
  case notPermitted = 77
  /// Ctrl-C.
  case interrupted = 130
}
