/// What a column can hold.
public enum DatabaseValue: Sendable, Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  var typeName: String {
    switch self {
    case .null: "NULL"
    case .integer: "an integer"
    case .real: "a real number"
    case .text: "text"
    case .blob: "bytes"
    }
  }
}

/// A type that can be bound to a statement and read from a column.
///
/// An enum with a raw value needs no code: `extension Status: DatabaseConvertible {}`.
public protocol DatabaseConvertible {
  /// What is stored.
  var databaseValue: DatabaseValue { get }

  /// Makes a value of what was stored, or returns nil where it cannot be made of that.
  init?(databaseValue: DatabaseValue)
}

extension DatabaseConvertible where Self: RawRepresentable, RawValue: DatabaseConvertible {
  /// What is stored for the raw value.
  public var databaseValue: DatabaseValue { rawValue.databaseValue }

  /// Takes what is stored for a raw value, if that is one of the type's.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    guard let rawValue = RawValue(databaseValue: databaseValue) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension DatabaseValue: DatabaseConvertible {
  /// Itself.
  public var databaseValue: DatabaseValue { self }

  /// Takes anything.
  public init(databaseValue: DatabaseValue) { self = databaseValue }
}
