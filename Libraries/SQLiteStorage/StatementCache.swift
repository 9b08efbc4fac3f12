import Storage

/// Prepared statements by their text, the least recently used dropped first.
struct StatementCache {
  private static let capacity = 200

  private let handle: OpaquePointer
  private var statements: [String: SQLiteStatement] = [:]
  private var uses = 0

  init(handle: OpaquePointer) {
    self.handle = handle
  }

  /// A statement ready to bind; a second one where the first is still being read.
  mutating func take(_ text: String, authorizer: StatementAuthorizer) throws -> SQLiteStatement {
    uses += 1
    if let statement = statements[text], !statement.isInUse {
      statement.isInUse = true
      statement.lastUse = uses
      return statement
    }
    guard
      let (statement, rest) = try SQLiteStatement.prepare(
        text[...], on: handle, authorizer: authorizer, isPersistent: true)
    else {
      throw StorageError(.misuse, message: "there is no statement in it", statement: text)
    }
    guard rest.allSatisfy({ $0.isWhitespace || $0 == ";" }) else {
      throw StorageError(.misuse, message: "there is more than one statement in it", statement: text)
    }
    statement.isInUse = true
    statement.lastUse = uses
    if statements[text] == nil {
      makeRoom()
      statements[text] = statement
    }
    return statement
  }

  /// Ends the use of a statement that `take` returned.
  func give(back statement: SQLiteStatement) {
    statement.reset()
    statement.isInUse = false
  }

  mutating func removeAll() {
    statements = [:]
  }

  private mutating func makeRoom() {
    guard statements.count >= StatementCache.capacity else { return }
    let oldest = statements.values.filter { !$0.isInUse }.min { $0.lastUse < $1.lastUse }
    if let oldest { statements[oldest.text] = nil }
  }
}
