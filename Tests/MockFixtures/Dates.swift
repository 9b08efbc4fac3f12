public import Foundation

/// Speaks of another module's types.
public protocol Clock: Sendable {
  func now() -> Date
  func sleep(until date: Date, id: UUID) async throws -> Data
}
