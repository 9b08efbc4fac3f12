import Presentation

extension TextTable {
  static let userErrorsEnglish = TextTable(
    .english,
    [
      UserErrorText.invalidHandle:
        "“{text}” is no handle: it takes 2 to 30 of a-z, 0-9, _ . and -, not beginning with -.",
      .handleTaken: "The handle @{handle} is taken.",
      .invalidPassword: "A password has {least} to {most} characters.",
      .invalidRating: "A rating is 1 to 5, not {rating}.",
      .unknownHandle: "There is nobody called @{handle}.",
      .unknownUser: "There is no account {id}.",
      .unknownItem: "There is no item {id}.",

      .textEmpty: "{field} is empty.",
      .textTooLong: "{field} has more than {most} characters.",
      .textControl: "{field} has control characters in it.",
      .textLineEnd: "{field} has line ends or control characters in it.",
      .displayName: "The name",
      .bio: "The bio",
      .place: "The place",
      .reviewText: "The text of the review",

      .notSignedInAs: "@{handle} is not signed in here.",
      .wrongCredentials: "Handle and password do not belong together.",
      .wrongPassword: "The present password is wrong.",
      .samePassword: "The new password is the present one.",
      .tooManyAttempts: .plural(
        one: "Too many passwords were wrong. Please try again in {count} second.",
        other: "Too many passwords were wrong. Please try again in {count} seconds."),

      .followOneself: "You cannot follow yourself.",
      .blockOneself: "You cannot block yourself.",
      .reviewOneself: "You cannot review yourself.",
      .dealWithOneself: "Nobody deals with themselves.",
      .blocking: "You block @{handle}.",
      .blockedBy: "@{handle} blocks you.",

      .noFinishedDeal: "There is no finished deal {scope} to review.",
      .notYourDeal: "The finished deal {scope} is not yours to review.",
      .severalDeals: "Several deals with @{handle} wait for your review: items {items}.",
      .alreadyReviewed: "You reviewed the deal {scope} already.",
      .dealAbout: "about item {id}",
      .dealWith: "with @{handle}",

      .documentTaken: "This {kind} is tied to another account.",
      .invalidDocument: "This is no {kind}: {fault}.",
      .documentKey: "The key for documents cannot be used. {reason}",
      .secretsUnavailable: "This cannot be done safely now. {reason}",

      .fileUnreadable: "The sessions in {path} cannot be read: {reason}.",
      .fileUnwritable: "The sessions in {path} cannot be written: {reason}.",
      .fileDiskFull: "The sessions in {path} cannot be written: the disk is full.",
      .fileOpenToOthers: "The sessions in {path} can be read or changed by others.",
      .fileMalformed: "The sessions in {path} are not what this program writes.",
    ])
}
