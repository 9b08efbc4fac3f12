#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A person of the market, as they describe themselves.
public struct Account: Hashable, Sendable {
  /// Assigned by the store, never reused.
  public let number: Int64

  /// What people type; it never changes.
  public let handle: Handle

  /// What others read about the person.
  public var card: Card

  /// When the account was made, in whole milliseconds.
  public let created: Date

  /// An account as the store keeps it.
  public init(number: Int64, handle: Handle, card: Card, created: Date) {
    self.number = number
    self.handle = handle
    self.card = card
    self.created = created
  }
}

/// What a person writes about themselves and may edit.
public struct Card: Hashable, Sendable {
  /// 1 to 60 characters.
  public let displayName: String

  /// Up to 500 characters; nil where nothing was written.
  public let bio: String?

  /// Where the person is, in their own words: up to 80 characters; nil where nothing was written.
  public let place: String?

  /// Trims each text; an empty bio or place is none. Throws `UserError.invalidText` past a limit.
  public init(displayName: String, bio: String? = nil, place: String? = nil) throws {
    self.displayName = try AccountText.displayName.validated(displayName)
    self.bio = try AccountText.bio.validatedOptional(bio)
    self.place = try AccountText.place.validatedOptional(place)
  }

  /// Texts that were valid when they were stored.
  public init(storedName: String, bio: String?, place: String?) {
    self.displayName = storedName
    self.bio = bio
    self.place = place
  }
}
