#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MemoryUserStore {
  /// The sessions with these fingerprints.
  public func sessions(fingerprints: [String]) throws -> [Session] {
    try access { state in Set(fingerprints).compactMap { state.sessions[$0] } }
  }

  /// Adds a session.
  public func addSession(_ session: Session) throws {
    try access { state in
      try state.require(session.account)
      guard state.sessions[session.fingerprint] == nil else { throw Misfit() }
      state.sessions[session.fingerprint] = session
    }
  }

  /// Ends these sessions.
  public func removeSessions(fingerprints: [String]) throws {
    try access { state in
      for fingerprint in fingerprints { state.sessions[fingerprint] = nil }
    }
  }

  /// Ends the sessions of an account but this one. Linear in the number of sessions.
  public func removeSessions(of account: Int64, except fingerprint: String) throws -> Int {
    try access { state in
      let before = state.sessions.count
      state.sessions = state.sessions.filter { $0.value.account != account || $0.key == fingerprint }
      return before - state.sessions.count
    }
  }

  /// Forgets sessions that started before a moment.
  public func removeSessions(startedBefore moment: Date) throws {
    try access { state in state.sessions = state.sessions.filter { $0.value.started >= moment } }
  }

  /// The failed sign-ins for a handle.
  public func signInAttempts(_ handle: Handle) throws -> SignInAttempts? {
    try access { $0.attempts[handle] }
  }

  /// Keeps the failed sign-ins for a handle.
  public func setSignInAttempts(_ attempts: SignInAttempts) throws {
    try access { $0.attempts[attempts.handle] = attempts }
  }

  /// Forgets the failed sign-ins for a handle.
  public func removeSignInAttempts(_ handle: Handle) throws {
    try access { $0.attempts[handle] = nil }
  }

  /// Forgets failed sign-ins whose last was before a moment.
  public func removeSignInAttempts(lastBefore moment: Date) throws {
    try access { state in state.attempts = state.attempts.filter { $0.value.last >= moment } }
  }
}
