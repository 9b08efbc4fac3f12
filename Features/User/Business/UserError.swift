#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why User refused a request.
public enum UserError: Error, Hashable, Sendable {
  /// The text is no handle.
  case invalidHandle(String)

  /// A text is outside of its limits.
  case invalidText(AccountText, TextFault)

  /// A password has fewer than 8 or more than 1,000 characters.
  case invalidPassword

  /// A rating is not 1 to 5.
  case invalidRating(Int)

  /// An account has this handle already.
  case handleTaken(Handle)

  /// No account has this handle, or what was typed is none.
  case unknownHandle(String)

  /// No account has this id.
  case unknownUser(String)

  /// No item has this id.
  case unknownItem(String)

  /// Nobody signed in.
  case notSignedIn

  /// This one of several was asked for and did not sign in.
  case notSignedInAs(String)

  /// Handle and password do not belong together. It does not tell which of them is wrong.
  case wrongCredentials

  /// The present password of who wants another one is wrong.
  case wrongPassword

  /// The new password of who wants another one is the present one.
  case samePassword

  /// Too many passwords were wrong: the next one is heard at this time, so many seconds from now.
  case tooManyAttempts(retryAt: Date, seconds: Int)

  /// What was asked for cannot be done to oneself.
  case withOneself(SelfAction)

  /// The acting person blocks the other.
  case blocking(Handle)

  /// The other person blocks the acting one.
  case blockedBy(Handle)

  /// There is no finished deal to review.
  case noFinishedDeal(DealScope)

  /// The finished deals are between others.
  case notYourDeal(DealScope)

  /// Several finished deals wait for a review: these items.
  case severalDeals(with: Handle, itemIds: [String])

  /// The acting person wrote a review already.
  case alreadyReviewed(DealScope)

  /// Another account has the document.
  case documentTaken(DocumentKind)

  /// A number is none of its kind.
  case invalidDocument(DocumentKind, DocumentFault)

  /// The file that keeps who is signed in cannot be used.
  case sessionFile(path: String, PrivateFileFault)

  /// The key for hashes of documents cannot be used; the reason is a sentence for people.
  case documentKey(reason: String)

  /// A password cannot be hashed or a token made now; the reason is a sentence for people.
  case secretsUnavailable(reason: String)
}

/// What is wrong with a file that is a person's alone.
public enum PrivateFileFault: Error, Hashable, Sendable {
  /// The system refused to read it; its message.
  case unreadable(String)

  /// The system refused to write it; its message.
  case unwritable(String)

  /// Its disk is full.
  case diskFull

  /// Others may read it.
  case openToOthers

  /// Its content is not what the program writes.
  case malformed
}

/// What one cannot do to oneself.
public enum SelfAction: Hashable, Sendable {
  case follow
  case block
  case review
  case deal
}

/// Which deals a review was asked for.
public enum DealScope: Hashable, Sendable {
  case item(String)
  case person(Handle)
}
