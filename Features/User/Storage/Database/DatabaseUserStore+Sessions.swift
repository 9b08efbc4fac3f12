import Storage
public import User

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DatabaseUserStore {
  /// The sessions with these fingerprints.
  public func sessions(fingerprints: [String]) throws -> [User.Session] {
    try database.read { db in
      try db.rows(
        "SELECT fingerprint, account, started_at FROM user_session WHERE fingerprint IN \(fingerprints)"
      ) { row in
        User.Session(
          fingerprint: try row["fingerprint"], account: try row["account"], started: try row["started_at"])
      }
    }
  }

  /// Adds a session.
  public func addSession(_ session: User.Session) throws {
    try execute(
      """
      INSERT INTO user_session (fingerprint, account, started_at)
      VALUES (\(session.fingerprint), \(session.account), \(session.started))
      """)
  }

  /// Ends these sessions.
  public func removeSessions(fingerprints: [String]) throws {
    try execute("DELETE FROM user_session WHERE fingerprint IN \(fingerprints)")
  }

  /// Ends the sessions of an account but this one.
  public func removeSessions(of account: Int64, except fingerprint: String) throws -> Int {
    try database.write { db in
      try db.execute("DELETE FROM user_session WHERE account = \(account) AND fingerprint <> \(fingerprint)")
    }
  }

  /// Forgets sessions that started before a moment.
  public func removeSessions(startedBefore moment: Date) throws {
    try execute("DELETE FROM user_session WHERE started_at < \(moment)")
  }

  /// The failed sign-ins for a handle.
  public func signInAttempts(_ handle: Handle) throws -> SignInAttempts? {
    try database.read { db in
      try db.first("SELECT failures, last_at FROM user_sign_in_attempt WHERE handle = \(handle.text)") { row in
        SignInAttempts(handle: handle, failures: try row["failures"], last: try row["last_at"])
      }
    }
  }

  /// Keeps the failed sign-ins for a handle.
  public func setSignInAttempts(_ attempts: SignInAttempts) throws {
    try execute(
      """
      INSERT INTO user_sign_in_attempt (handle, failures, last_at)
      VALUES (\(attempts.handle.text), \(attempts.failures), \(attempts.last))
      ON CONFLICT (handle) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at
      """)
  }

  /// Forgets the failed sign-ins for a handle.
  public func removeSignInAttempts(_ handle: Handle) throws {
    try execute("DELETE FROM user_sign_in_attempt WHERE handle = \(handle.text)")
  }

  /// Forgets failed sign-ins whose last was before a moment.
  public func removeSignInAttempts(lastBefore moment: Date) throws {
    try execute("DELETE FROM user_sign_in_attempt WHERE last_at < \(moment)")
  }
}
