import Commands
import Storage

/// What goes wrong below the features, in the words of somebody who runs a market.
enum StorageFailure {
  /// The failure that explains an error of a library; nil for one that is our fault.
  static func explain(_ error: any Error, database: String) -> (any CommandFailure)? {
    (error as? StorageError).flatMap { explain($0, database: database) }
  }

  private static func explain(_ error: StorageError, database: String) -> Failure? {
    switch error.kind {
    case .busy, .locked:
      Failure(.unavailable, "The database \(database) is locked by another process.", hint: "Try again in a moment.")
    case .readOnly:
      Failure(
        .cannotWrite, "The database \(database) cannot be written to.", hint: "Check who owns it and its folder.")
    case .notADatabase:
      Failure(.unavailable, "\(database) is no database.", hint: "Name another file with --database.")
    case .otherProgram:
      Failure(
        .unavailable, "\(database) is a database of another program; it was left alone.",
        hint: "Name another file with --database.")
    case .newerSchema:
      Failure(
        .unavailable, "The database \(database) was changed by a newer version of marketplace.",
        hint: "Use that version; nothing was changed.")
    case .corrupt:
      Failure(
        .unavailable, "The database \(database) is damaged: \(error.message).",
        hint: "`marketplace doctor` says more; a backup may be the way out.")
    case .full:
      Failure(
        .inputOutput, "There is no room left for the database \(database); nothing of this command was kept.",
        hint: "Make room on its disk, then repeat the command.")
    case .inputOutput:
      Failure(.inputOutput, "Reading or writing the database \(database) failed: \(error.message).")
    case .cannotOpen:
      Failure(
        .unavailable, sentence(error.message), hint: "Check the path, and who may read its folder.")
    case .fileExists:
      Failure(.cannotWrite, sentence(error.message), hint: "Add --replace to overwrite it, or name another file.")
    case .cannotWrite:
      Failure(.cannotWrite, sentence(error.message), hint: "Name another file, or make it possible to write there.")
    case .interrupted:
      Failure(.interrupted, "Interrupted.")
    case .constraint, .column, .misuse, .other:
      nil
    }
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
