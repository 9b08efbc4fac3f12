/// A statement, or a part of one, with the values that belong to it.
///
/// It is written as a string literal, and whatever is interpolated is bound, never pasted, so that no text of a person
/// can become SQL. A `String` made at run time cannot become an `SQL`.
///
/// ```swift
/// "SELECT title FROM note WHERE id = \(id)"             // id is bound
/// "SELECT title FROM note WHERE id IN \(ids)"           // each element is bound; none: matches nothing
/// let columns: SQL = "id, title"
/// "SELECT \(columns) FROM note WHERE \(conditions.joined(separator: " AND "))"    // SQL in SQL is part of it
/// ```
public struct SQL: Sendable, Equatable {
  /// The text, with `?` in place of each value.
  public private(set) var text: String

  /// The values, in the order of their places.
  public private(set) var values: [DatabaseValue]

  /// An identifier such as a table's or a column's name, quoted, so that any text is safe.
  public init(identifier: String) {
    text = "\"\(identifier.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
    values = []
  }

  fileprivate init(text: String, values: [DatabaseValue]) {
    self.text = text
    self.values = values
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { text.isEmpty }

  /// Puts `other` behind this.
  public mutating func append(_ other: SQL) {
    text += other.text
    values += other.values
  }

  /// Puts `right` behind `left`.
  public static func + (left: SQL, right: SQL) -> SQL {
    var sum = left
    sum.append(right)
    return sum
  }

  /// Puts `right` behind `left`.
  public static func += (left: inout SQL, right: SQL) {
    left.append(right)
  }
}

extension SQL: ExpressibleByStringInterpolation {
  /// A statement with nothing to bind.
  ///
  /// The type of `text` is what keeps strings that are made at run time out.
  public init(stringLiteral text: StaticString) {
    self.init(text: text.description, values: [])
  }

  /// A statement with what was interpolated.
  public init(stringInterpolation: StringInterpolation) {
    self.init(text: stringInterpolation.text, values: stringInterpolation.values)
  }

  /// Collects the pieces of an interpolated statement.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var values: [DatabaseValue] = []

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    /// Adds text that the program's source holds.
    public mutating func appendLiteral(_ literal: StaticString) {
      text += literal.description
    }

    /// Binds a value.
    public mutating func appendInterpolation(_ value: some DatabaseConvertible) {
      text += "?"
      values.append(value.databaseValue)
    }

    /// Binds a value or, for nil, NULL.
    public mutating func appendInterpolation(_ value: (some DatabaseConvertible)?) {
      text += "?"
      values.append(value.databaseValue)
    }

    /// Includes a part of a statement with its values.
    public mutating func appendInterpolation(_ sql: SQL) {
      text += sql.text
      values += sql.values
    }

    /// Binds each element of a list, in parentheses, for `IN` and `NOT IN`.
    ///
    /// The places are padded to a power of two with the last element, so that lists of many lengths share few prepared
    /// statements. A back end bounds the number of values in a statement (SQLite: 32,766).
    public mutating func appendInterpolation<Element: DatabaseConvertible>(_ list: some Collection<Element>) {
      var bound = list.map(\.databaseValue)
      guard let last = bound.last else {
        text += "(SELECT NULL WHERE FALSE)"
        return
      }
      while bound.count < 1024 && bound.count & (bound.count - 1) != 0 { bound.append(last) }
      text += "(?"
      for _ in 1..<bound.count { text += ", ?" }
      text += ")"
      values += bound
    }
  }
}

extension Sequence<SQL> {
  /// All parts, one after the other, with `separator` between them.
  public func joined(separator: SQL = "") -> SQL {
    var joined: SQL = ""
    var isFirst = true
    for part in self {
      if !isFirst { joined.append(separator) }
      joined.append(part)
      isFirst = false
    }
    return joined
  }
}
