#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A sign-in that was not ended. The token itself is kept by the person's machine alone.
public struct Session: Hashable, Sendable {
  /// What the token hashes to.
  public let fingerprint: String

  /// Who signed in.
  public let account: Int64

  /// When, in whole milliseconds.
  public let started: Date

  /// How long a session lasts, in seconds: 180 days.
  public static let lifetime: TimeInterval = 180 * 86_400

  /// A session as the store keeps it.
  public init(fingerprint: String, account: Int64, started: Date) {
    self.fingerprint = fingerprint
    self.account = account
    self.started = started
  }

  /// Whether it ended by itself.
  public func isExpired(at moment: Date) -> Bool {
    moment >= started.addingTimeInterval(Self.lifetime)
  }
}
