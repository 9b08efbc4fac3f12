/// What went wrong in a database: a kind to decide by, and a message and statement for whoever has to find out why.
///
/// It never holds a value that was bound or stored.
public struct StorageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What a caller can tell apart.
  public enum Kind: Sendable, Equatable {
    /// Another connection held the database for longer than the timeout.
    case busy
    /// Another statement of the same connection is in the way.
    case locked
    /// The database or its folder cannot be written to, or it was opened for reading.
    case readOnly
    /// The file is no database.
    case notADatabase
    /// The file is a database, and some other program's.
    case otherProgram
    /// A newer version of this program has changed the database.
    case newerSchema
    /// The file is damaged.
    case corrupt
    /// The disk, or the size that the database may have, is full.
    case full
    /// The operating system failed to read or write.
    case inputOutput
    /// The file cannot be opened: it is missing, a folder, no regular file, or not permitted.
    case cannotOpen
    /// The file to write exists already.
    case fileExists
    /// The file to write, other than the database, cannot be made or written.
    case cannotWrite
    /// A rule of the schema refused the change.
    case constraint(Constraint)
    /// A column, by its name, is missing or holds another type than was asked for.
    case column(String)
    /// The program asked for what makes no sense; a mistake to correct in the program.
    case misuse
    /// The work was interrupted.
    case interrupted
    /// Anything else.
    case other
  }

  /// Rules of a schema.
  public enum Constraint: Sendable, Equatable {
    case unique
    case primaryKey
    case foreignKey
    case notNull
    case check
    /// A trigger refused, or a strict table was given another type.
    case other
  }

  /// What happened.
  public let kind: Kind

  /// The back end's own number for it, 0 where it has none. SQLite: the extended result code.
  public let code: Int

  /// What happened, in words.
  public let message: String

  /// The statement, with `?` for the values bound to it.
  public let statement: String?

  /// An error of a back end, or of a test's stand-in for one.
  public init(_ kind: Kind, code: Int = 0, message: String, statement: String? = nil) {
    self.kind = kind
    self.code = code
    self.message = message
    self.statement = statement
  }

  /// Message, code and statement.
  public var description: String {
    var description = message
    if code != 0 { description += " (code \(code))" }
    if let statement { description += ", in: \(statement)" }
    return description
  }
}
