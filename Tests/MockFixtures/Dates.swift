public import Foundation

/// Speaks of another module's types.
public protocol Clock: Sendable {
  func now() -> Date
  func sleep(until date: Date, id: UUID) async throws -> Data
  func text(of date: Date, style: Date.FormatStyle, encoding: String.Encoding) -> Measurement<UnitDuration>
  func sort(_ comparator: Comparator) -> TimeInterval
}

/// Has what another module's protocol brings along.
public protocol Explained: LocalizedError, Identifiable where ID == UUID {
  var reason: Moment { get }
}

/// Another module's type by another name.
public typealias Moment = Date
