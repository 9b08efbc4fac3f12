#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UserManager {
  /// How many characters a password may have.
  public static let passwordLengths = 8...1_000

  /// Throws `UserError.invalidPassword` outside of `passwordLengths`.
  public static func validate(password: String) throws {
    guard passwordLengths.contains(password.unicodeScalars.count) else { throw UserError.invalidPassword }
  }

  /// Replaces the password of who uses the program, and ends all of their sessions but this one.
  ///
  /// Throws `UserError.invalidPassword` for a new one outside of its limits, `wrongPassword` for a present one that is
  /// wrong, `samePassword` where the two are one, and `tooManyAttempts` without looking at them after failures, those to
  /// sign in included.
  public func changePassword(from present: String, to new: String) throws -> PasswordChange {
    try Self.validate(password: new)
    let session = try requireSession()
    let account = session.person.number
    guard let proof = try proof(of: present, for: session.person.account.handle) else {
      throw UserError.wrongPassword
    }
    guard !new.utf8.elementsEqual(present.utf8) else { throw UserError.samePassword }
    let hash = try secrets.passwords.hash(new)
    let moment = moment
    let ended = try store.transaction {
      // Of two changes at the same time, the second does not know the present password any more.
      guard try store.passwordHash(account: account) == proof.hash else { throw UserError.wrongPassword }
      try store.setPasswordHash(hash, account: account)
      try store.removeSessions(startedBefore: moment.addingTimeInterval(-Session.lifetime))
      return try store.removeSessions(of: account, except: session.fingerprint)
    }
    return PasswordChange(person: session.person, endedSessions: ended)
  }

  /// The person with this handle and the hash that proves the password; nil where it is wrong, or nobody's, after the
  /// same time. Throws `UserError.tooManyAttempts`.
  func proof(of password: String, for handle: Handle) throws -> (person: Person, hash: String)? {
    // The attempt counts as failed before the slow hash, so that attempts in parallel cannot share one look.
    let person = try store.transaction {
      try countAttempt(handle)
      return try store.people(handles: [handle]).first
    }
    let hash = try person.flatMap { try store.passwordHash(account: $0.number) }
    guard try secrets.passwords.verify(password, against: hash), let person, let hash else { return nil }
    try store.removeSignInAttempts(handle)
    return (person, hash)
  }

  private func countAttempt(_ handle: Handle) throws {
    let moment = moment
    let attempts =
      try store.signInAttempts(handle) ?? SignInAttempts(handle: handle, failures: 0, last: moment)
    if let retry = attempts.retryTime(at: moment) {
      throw UserError.tooManyAttempts(retryAt: retry, seconds: Int(retry.timeIntervalSince(moment).rounded(.up)))
    }
    try store.removeSignInAttempts(lastBefore: moment.addingTimeInterval(-SignInAttempts.memory))
    try store.setSignInAttempts(attempts.failing(at: moment))
  }
}

/// What a change of a password did.
public struct PasswordChange: Hashable, Sendable {
  /// Whose it is.
  public let person: Person

  /// How many sessions of the person ended, on whatever machines.
  public let endedSessions: Int

  /// What a change did.
  public init(person: Person, endedSessions: Int) {
    self.person = person
    self.endedSessions = endedSessions
  }
}
