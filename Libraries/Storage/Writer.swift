/// The connection inside a `write`: it asks and changes, and cannot leave the closure.
public struct Writer: ~Copyable, Queryable {
  private let session: any Session

  package init(session: any Session) {
    self.session = session
  }

  /// Calls `body` with each row of the answer until it returns false.
  public func visit(_ sql: SQL, _ body: (borrowing Row) throws -> Bool) throws {
    try session.visit(sql, mayWrite: true, body)
  }

  /// The back end's full text.
  public var textSearch: any TextSearchDialect { session.textSearch }

  /// Runs one statement and returns how many rows it inserted, updated or deleted.
  @discardableResult
  public func execute(_ sql: SQL) throws -> Int {
    try session.execute(sql)
  }

  /// Runs one `INSERT` and returns the number that the new row has got.
  ///
  /// Throws `misuse` when it inserted none: where `ON CONFLICT` may prevent that, use `execute` or `RETURNING`.
  @discardableResult
  public func insert(_ sql: SQL) throws -> Int64 {
    try session.insert(sql)
  }

  /// Runs several statements, separated by semicolons, none of which may bind a value.
  public func executeScript(_ sql: SQL) throws {
    try session.executeScript(sql)
  }

  /// Runs `body`, and undoes what it changed, and that alone, if it throws.
  public func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
    let mark = try session.beginSavepoint()
    do {
      let value = try body()
      try session.release(mark)
      return value
    } catch {
      try session.rollBack(to: mark)
      throw error
    }
  }
}
