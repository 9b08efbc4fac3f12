/// The connection inside a `read`: it asks, and can neither change anything nor leave the closure.
public struct Reader: ~Copyable, Queryable {
  private let session: any Session

  package init(session: any Session) {
    self.session = session
  }

  /// Calls `body` with each row of the answer until it returns false.
  public func visit(_ sql: SQL, _ body: (borrowing Row) throws -> Bool) throws {
    try session.visit(sql, mayWrite: false, body)
  }

  /// The back end's full text.
  public var textSearch: any TextSearchDialect { session.textSearch }
}
