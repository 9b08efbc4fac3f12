#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UserManager {
  /// Signs in on this machine; an earlier session of the same account here ends.
  ///
  /// Throws `UserError.wrongCredentials` for an unknown handle and a wrong password alike, after the same time, and
  /// `UserError.tooManyAttempts` without looking at the password after failures.
  public func login(handle typed: String, password: String) throws -> Person {
    guard let proof = try proof(of: password, for: Handle(typed)) else { throw UserError.wrongCredentials }
    try startSession(account: proof.person.number, passwordHash: proof.hash)
    return proof.person
  }

  /// Everybody who is signed in on this machine, the latest sign-in first.
  public func signedInPeople() throws -> [Person] {
    try liveSessions().reversed().map(\.person)
  }

  /// Who uses the program: the selected account, or the latest sign-in; nil where nobody signed in. Throws
  /// `UserError.notSignedInAs` where the selected one did not.
  public func signedIn() throws -> Person? {
    try current(in: try liveSessions())?.person
  }

  /// Who uses the program. Throws `UserError.notSignedIn` or `notSignedInAs`.
  public func requireSignedIn() throws -> Person {
    guard let person = try signedIn() else { throw UserError.notSignedIn }
    return person
  }

  /// Ends the session of who uses the program, in the database and on this machine.
  public func logout() throws -> Person {
    let current = try requireSession()
    try end([current])
    return current.person
  }

  /// Ends every session on this machine. Returns who was signed in.
  public func logoutAll() throws -> [Person] {
    let sessions = try liveSessions()
    try end(sessions)
    return sessions.map(\.person)
  }
}

/// A session with its token and its owner.
struct LiveSession {
  let token: String
  let fingerprint: String
  let person: Person
}

extension UserManager {
  /// Starts a session for who proved a password. Throws `UserError.wrongCredentials` where that was changed meanwhile:
  /// a session that began with it would outlive the change.
  func startSession(account: Int64, passwordHash: String) throws {
    let known = try sessionFile.tokens()
    let sessions = try liveSessions()
    let replaced = sessions.filter { $0.person.number == account }
    let others = sessions.filter { $0.person.number != account }
    let obsolete = Set(known).subtracting(others.map(\.token))
    let token = try secrets.tokens.makeToken()
    let fingerprint = try secrets.tokens.fingerprint(of: token)
    let moment = moment
    try store.transaction {
      guard try store.passwordHash(account: account) == passwordHash else { throw UserError.wrongCredentials }
      try store.removeSessions(startedBefore: moment.addingTimeInterval(-Session.lifetime))
      try store.addSession(Session(fingerprint: fingerprint, account: account, started: moment))
    }
    do {
      try sessionFile.update { tokens in
        tokens.removeAll(where: obsolete.contains)
        tokens.append(token)
      }
    } catch {
      // Nobody holds the token: a session that cannot be ended must not stay behind.
      try? store.removeSessions(fingerprints: [fingerprint])
      throw error
    }
    // Not before: who signs in while the file cannot be written stays signed in as they were. Nobody holds its token now,
    // so that it ends by itself where this fails.
    try? store.removeSessions(fingerprints: replaced.map(\.fingerprint))
  }

  /// The session of who uses the program. Throws `UserError.notSignedIn` or `notSignedInAs`.
  func requireSession() throws -> LiveSession {
    guard let current = try current(in: try liveSessions()) else { throw UserError.notSignedIn }
    return current
  }

  private func liveSessions() throws -> [LiveSession] {
    let tokens = try sessionFile.tokens().map { ($0, try secrets.tokens.fingerprint(of: $0)) }
    guard !tokens.isEmpty else { return [] }
    let moment = moment
    let sessions = Dictionary(
      try store.sessions(fingerprints: tokens.map(\.1)).filter { !$0.isExpired(at: moment) }
        .map { ($0.fingerprint, $0.account) },
      uniquingKeysWith: { $1 })
    let people = Dictionary(
      try store.people(numbers: Array(Set(sessions.values))).map { ($0.number, $0) }, uniquingKeysWith: { $1 })
    return tokens.compactMap { token, fingerprint in
      sessions[fingerprint].flatMap { people[$0] }.map {
        LiveSession(token: token, fingerprint: fingerprint, person: $0)
      }
    }
  }

  private func current(in sessions: [LiveSession]) throws -> LiveSession? {
    guard let selected = selectedHandle() else { return sessions.last }
    let handle = try Handle(selected)
    guard let session = sessions.last(where: { $0.person.account.handle == handle }) else {
      throw UserError.notSignedInAs(handle.text)
    }
    return session
  }

  private func end(_ sessions: [LiveSession]) throws {
    try store.removeSessions(fingerprints: sessions.map(\.fingerprint))
    let ended = Set(sessions.map(\.token))
    try sessionFile.update { $0.removeAll(where: ended.contains) }
  }
}
