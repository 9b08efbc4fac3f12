/// What both ``Reader`` and ``Writer`` can do: ask.
///
/// A function that only asks takes `borrowing some Queryable & ~Copyable`, and can then be called in a `read` and in a
/// `write`.
public protocol Queryable: ~Copyable {
  /// Calls `body` with each row of the answer, as it is computed, until there are no more or `body` returns false.
  func visit(_ sql: SQL, _ body: (borrowing Row) throws -> Bool) throws

  /// How this back end says what only it can say about full text.
  var textSearch: any TextSearchDialect { get }
}

extension Queryable where Self: ~Copyable {
  /// Calls `body` with each row of the answer, as it is computed: memory stays flat however many there are.
  public func forEach(_ sql: SQL, _ body: (borrowing Row) throws -> Void) throws {
    try visit(sql) { row in
      try body(row)
      return true
    }
  }

  /// What `body` makes of each row of the answer.
  @inlinable
  public func rows<Value>(_ sql: SQL, _ body: (borrowing Row) throws -> Value) throws -> [Value] {
    var values: [Value] = []
    try visit(sql) { row in
      values.append(try body(row))
      return true
    }
    return values
  }

  /// What `body` makes of each row of the answers about some keys, however many they are.
  ///
  /// A statement binds only so many values, so `statement` is asked for 1,000 keys at a time, each key once. Within the
  /// answer about these the rows come in the statement's order.
  @inlinable
  public func rows<Key: Hashable, Value>(
    about keys: some Sequence<Key>, _ statement: (ArraySlice<Key>) -> SQL, making body: (borrowing Row) throws -> Value
  ) throws -> [Value] {
    let keys = Array(Set(keys))
    return try stride(from: 0, to: keys.count, by: 1_000).flatMap { start in
      try rows(statement(keys[start..<min(start + 1_000, keys.count)]), body)
    }
  }

  /// What `body` makes of the first row of the answer, or nil if there is none.
  @inlinable
  public func first<Value>(_ sql: SQL, _ body: (borrowing Row) throws -> Value) throws -> Value? {
    var value: Value?
    try visit(sql) { row in
      value = try body(row)
      return false
    }
    return value
  }

  /// The first column of each row of the answer.
  @inlinable
  public func values<Value: DatabaseConvertible>(_ sql: SQL, as type: Value.Type = Value.self) throws -> [Value] {
    try rows(sql) { row in try row[0] }
  }

  /// The first column of the first row of the answer, or nil if there is no row.
  ///
  /// Where the column may be NULL, ask for an optional: `as: Int?.self`.
  @inlinable
  public func value<Value: DatabaseConvertible>(_ sql: SQL, as type: Value.Type = Value.self) throws -> Value? {
    try first(sql) { row in try row[0] }
  }

  /// Whether the answer has a row.
  @inlinable
  public func exists(_ sql: SQL) throws -> Bool {
    try first(sql) { _ in true } ?? false
  }
}
