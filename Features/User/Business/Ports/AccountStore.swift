#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Accounts, by number and by handle.
public protocol AccountStore: Sendable {
  /// The people with these numbers in any order, ratings included: one query however many there are.
  func people(numbers: [Int64]) throws -> [Person]

  /// The people with these handles in any order, ratings included: one query however many there are.
  func people(handles: [Handle]) throws -> [Person]

  /// Adds an account under a handle that nobody has, and numbers it.
  func addAccount(handle: Handle, card: Card, created: Date) throws -> Account

  /// Replaces what a person wrote about themselves.
  func setCard(_ card: Card, account: Int64) throws

  /// The hash of an account's password; nil for an account without one.
  func passwordHash(account: Int64) throws -> String?

  /// Sets the hash of an account's password.
  func setPasswordHash(_ hash: String, account: Int64) throws
}
