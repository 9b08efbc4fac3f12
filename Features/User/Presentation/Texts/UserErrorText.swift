import Presentation

/// What User's errors say.
enum UserErrorText: String, TextKey {
  case invalidHandle = "user-error.invalid-handle", handleTaken = "user-error.handle-taken"
  case invalidPassword = "user-error.invalid-password", invalidRating = "user-error.invalid-rating"
  case unknownHandle = "user-error.unknown-handle", unknownUser = "user-error.unknown-user"
  case unknownItem = "user-error.unknown-item"

  /// A text, and what is wrong with it.
  case textEmpty = "user-error.text.empty", textTooLong = "user-error.text.too-long"
  case textControl = "user-error.text.control", textLineEnd = "user-error.text.line-end"
  case displayName = "user-error.text.name", bio = "user-error.text.bio", place = "user-error.text.place"
  case reviewText = "user-error.text.review"

  case notSignedInAs = "user-error.not-signed-in-as"
  case wrongCredentials = "user-error.wrong-credentials", wrongPassword = "user-error.wrong-password"
  case samePassword = "user-error.same-password"
  case tooManyAttempts = "user-error.too-many-attempts"

  case followOneself = "user-error.oneself.follow", blockOneself = "user-error.oneself.block"
  case reviewOneself = "user-error.oneself.review", dealWithOneself = "user-error.oneself.deal"
  case blocking = "user-error.blocking", blockedBy = "user-error.blocked-by"

  /// Reviews, and which deals they are about.
  case noFinishedDeal = "user-error.review.no-deal", notYourDeal = "user-error.review.not-yours"
  case severalDeals = "user-error.review.several", alreadyReviewed = "user-error.review.twice"
  case dealAbout = "user-error.deal.item", dealWith = "user-error.deal.person"

  case documentTaken = "user-error.document.taken", invalidDocument = "user-error.document.invalid"
  case documentKey = "user-error.document.key", secretsUnavailable = "user-error.secrets"

  /// The file of sessions.
  case fileUnreadable = "user-error.file.unreadable", fileUnwritable = "user-error.file.unwritable"
  case fileDiskFull = "user-error.file.disk-full"
  case fileOpenToOthers = "user-error.file.open", fileMalformed = "user-error.file.malformed"
}
