/// What whoever looks after a database does, beside the features that use it.
public protocol DatabaseMaintenance: Sendable {
  /// Copies one consistent state of the database to a new file, while others go on reading and writing.
  ///
  /// The file appears at `path` whole or not at all, readable by its owner alone. Throws `fileExists` when there is
  /// something already, unless `replacing`. Blocks the thread.
  ///
  /// - Parameter progress: called now and then with the part that is done, from 0 to 1; when it throws, there is no file.
  func backUp(to path: String, replacing: Bool, progress: (Double) throws -> Void) throws

  /// What is wrong with the database: damage, and rows that refer to rows that are not there. Reads all of it.
  func integrityFaults() throws -> [IntegrityFault]
}

/// One thing that is wrong with a database.
public struct IntegrityFault: Sendable, Equatable {
  /// The table, where that is known.
  public let table: String?

  /// What is wrong, in the back end's words.
  public let message: String

  /// A fault found by a back end.
  public init(table: String?, message: String) {
    self.table = table
    self.message = message
  }
}
