#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Sessions, and the attempts to get one.
public protocol SessionStore: Sendable {
  /// The sessions with these fingerprints in any order.
  func sessions(fingerprints: [String]) throws -> [Session]

  /// Adds a session with a fingerprint that no other has.
  func addSession(_ session: Session) throws

  /// Ends the sessions with these fingerprints; unknown ones are ignored.
  func removeSessions(fingerprints: [String]) throws

  /// Ends the sessions of an account but the one with this fingerprint. Returns how many ended.
  func removeSessions(of account: Int64, except fingerprint: String) throws -> Int

  /// Forgets sessions that started before a moment.
  func removeSessions(startedBefore moment: Date) throws

  /// The failed sign-ins for a handle, where there were any; wrong present passwords count as such.
  func signInAttempts(_ handle: Handle) throws -> SignInAttempts?

  /// Keeps the failed sign-ins for a handle in place of earlier ones.
  func setSignInAttempts(_ attempts: SignInAttempts) throws

  /// Forgets the failed sign-ins for a handle.
  func removeSignInAttempts(_ handle: Handle) throws

  /// Forgets failed sign-ins whose last was before a moment.
  func removeSignInAttempts(lastBefore moment: Date) throws
}
