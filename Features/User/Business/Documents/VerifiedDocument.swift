#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A document that is tied to an account. Its number is not kept.
public struct VerifiedDocument: Hashable, Sendable {
  /// What it is.
  public let kind: DocumentKind

  /// The keyed hash of kind and number, by which the same document is recognised.
  public let fingerprint: String

  /// What its owner is shown, such as `***.***.***-09`.
  public let masked: String

  /// Whose it is.
  public let account: Int64

  /// When it was tied, in whole milliseconds.
  public let verified: Date

  /// A document as the store keeps it.
  public init(kind: DocumentKind, fingerprint: String, masked: String, account: Int64, verified: Date) {
    self.kind = kind
    self.fingerprint = fingerprint
    self.masked = masked
    self.account = account
    self.verified = verified
  }
}
