#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Int64: DatabaseConvertible {
  /// An integer.
  public var databaseValue: DatabaseValue { .integer(self) }

  /// Takes an integer.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let integer) = databaseValue else { return nil }
    self = integer
  }
}

extension Int: DatabaseConvertible {
  /// An integer.
  public var databaseValue: DatabaseValue { .integer(Int64(self)) }

  /// Takes an integer that fits.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let integer) = databaseValue else { return nil }
    self.init(exactly: integer)
  }
}

extension Bool: DatabaseConvertible {
  /// 0 or 1.
  public var databaseValue: DatabaseValue { .integer(self ? 1 : 0) }

  /// Takes 0 or 1.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    switch databaseValue {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension Double: DatabaseConvertible {
  /// A real number.
  public var databaseValue: DatabaseValue { .real(self) }

  /// Takes a real number, or an integer that one can represent.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    switch databaseValue {
    case .real(let real): self = real
    case .integer(let integer): self.init(exactly: integer)
    default: return nil
    }
  }
}

extension String: DatabaseConvertible {
  /// Text.
  public var databaseValue: DatabaseValue { .text(self) }

  /// Takes text.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    guard case .text(let text) = databaseValue else { return nil }
    self = text
  }
}

extension [UInt8]: DatabaseConvertible {
  /// Bytes.
  public var databaseValue: DatabaseValue { .blob(self) }

  /// Takes bytes.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    guard case .blob(let bytes) = databaseValue else { return nil }
    self = bytes
  }
}

extension Data: DatabaseConvertible {
  /// Bytes.
  public var databaseValue: DatabaseValue { .blob([UInt8](self)) }

  /// Takes bytes.
  public init?(databaseValue: DatabaseValue) {
    guard case .blob(let bytes) = databaseValue else { return nil }
    self.init(bytes)
  }
}

extension Date: DatabaseConvertible {
  /// An integer: milliseconds since 1970, rounded to whole ones. NULL for a date that is no number.
  public var databaseValue: DatabaseValue {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    guard !milliseconds.isNaN else { return .null }
    return .integer(Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max))
  }

  /// Takes an integer: milliseconds since 1970.
  public init?(databaseValue: DatabaseValue) {
    guard case .integer(let milliseconds) = databaseValue else { return nil }
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}

extension Optional: DatabaseConvertible where Wrapped: DatabaseConvertible {
  /// NULL for nil.
  public var databaseValue: DatabaseValue { self?.databaseValue ?? .null }

  /// Takes NULL, or what the wrapped type takes.
  @inlinable
  public init?(databaseValue: DatabaseValue) {
    if case .null = databaseValue {
      self = Wrapped?.none
    } else {
      guard let wrapped = Wrapped(databaseValue: databaseValue) else { return nil }
      self = Wrapped?.some(wrapped)
    }
  }
}
