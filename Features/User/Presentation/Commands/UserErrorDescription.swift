public import Commands
public import User

extension UserError: CommandFailure {
  /// 77 for the wrong person, 64 for what cannot be read as what it should be, files as they fail, else 1: a rule refuses.
  public var exitCode: ExitCode {
    switch self {
    case .invalidHandle, .invalidRating: .usage
    case .notSignedIn, .notSignedInAs, .wrongCredentials, .wrongPassword, .tooManyAttempts, .notYourDeal: .notPermitted
    case .sessionFile(_, let fault): fault.exitCode
    case .documentKey: .inputOutput
    case .secretsUnavailable: .unavailable
    case .invalidText, .invalidPassword, .handleTaken, .unknownHandle, .unknownUser, .unknownItem, .withOneself,
      .blocking, .blockedBy, .noFinishedDeal, .severalDeals, .alreadyReviewed, .documentTaken, .invalidDocument,
      .samePassword:
      .refused
    }
  }

  /// What is wrong, as a sentence.
  public var message: String {
    switch self {
    case .invalidHandle(let text):
      "'\(text.prefix(60))' is no handle: it takes 2 to 30 of a-z, 0-9, _ . and -, not beginning with -."
    case .invalidText(let field, let fault): "\(field.subject) \(fault.predicate(field))."
    case .invalidPassword:
      "A password has \(UserManager.passwordLengths.lowerBound) to 1,000 characters."
    case .invalidRating(let rating): "A rating is 1 to 5, not \(rating)."
    case .handleTaken(let handle): "The handle @\(handle) is taken."
    case .unknownHandle(let handle): "There is nobody called @\(handle.drop { $0 == "@" }.prefix(60))."
    case .unknownUser(let id): "There is no account \(id.prefix(60))."
    case .unknownItem(let id): "There is no item \(id.prefix(60))."
    case .notSignedIn: "Nobody is signed in."
    case .notSignedInAs(let handle): "@\(handle) is not signed in on this machine."
    case .wrongCredentials: "Handle and password do not belong together."
    case .wrongPassword: "The present password is wrong."
    case .samePassword: "The new password is the present one."
    case .tooManyAttempts(_, let seconds): "Too many passwords were wrong; try again in \(seconds) s."
    case .withOneself(let action): action.sentence
    case .blocking(let handle): "You block @\(handle)."
    case .blockedBy(let handle): "@\(handle) blocks you."
    case .noFinishedDeal(let scope): "There is no finished deal \(scope.phrase) to review."
    case .notYourDeal(let scope): "The finished deal \(scope.phrase) is not yours to review."
    case .severalDeals(let handle, let items):
      "Several deals with @\(handle) wait for your review: items \(items.prefix(20).joined(separator: ", "))."
    case .alreadyReviewed(let scope): "You reviewed the deal \(scope.phrase) already."
    case .documentTaken(let kind): "This \(kind.name) is tied to another account."
    case .invalidDocument(let kind, let fault): "This is no \(kind.name): \(fault.reason(for: kind))."
    case .sessionFile(let path, let fault): "The sessions in \(path) \(fault.predicate)."
    case .documentKey(let reason): "The key for documents cannot be used. \(reason)"
    case .secretsUnavailable(let reason): reason
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .notSignedIn: "Sign in with `user login HANDLE`, or make an account with `user register HANDLE`."
    case .notSignedInAs(let handle): "Sign in with `user login \(handle)`; `user whoami` says who is."
    case .samePassword: "Choose another one."
    case .handleTaken: "Choose another one, or sign in with `user login`."
    case .blocking(let handle): "`user unblock \(handle)` ends that."
    case .noFinishedDeal: "A deal is finished when the parcel was received or the seller marked the item sold."
    case .severalDeals: "Say which one with --item."
    case .sessionFile(let path, .malformed): "Move \(path) away and sign in again."
    case .sessionFile(let path, .unreadable): "Make \(path) a file that you alone may read: chmod 600."
    case .sessionFile(_, .diskFull): "Make room on the disk, then run the command again."
    case .sessionFile(_, .unwritable): "Make it possible to write there, then sign in with `user login`."
    case .sessionFile(let path, .openToOthers): "If nobody else read it, close it: chmod 600 \(path)."
    default: nil
    }
  }
}
