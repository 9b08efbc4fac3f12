public import Presentation
public import User

extension UserError: LocalizedFailure {
  /// What is wrong, as a sentence.
  public var text: LocalizedString {
    switch self {
    case .invalidHandle(let text): LocalizedString(UserErrorText.invalidHandle, ["text": .short(text)])
    case .invalidText(let field, let fault): fault.text(of: field)
    case .invalidPassword:
      LocalizedString(
        UserErrorText.invalidPassword,
        [
          "least": .number(UserManager.passwordLengths.lowerBound),
          "most": .number(UserManager.passwordLengths.upperBound),
        ])
    case .invalidRating(let rating): LocalizedString(UserErrorText.invalidRating, ["rating": .number(rating)])
    case .handleTaken(let handle): LocalizedString(UserErrorText.handleTaken, ["handle": .text(handle.text)])
    case .unknownHandle(let handle):
      LocalizedString(UserErrorText.unknownHandle, ["handle": .short(handle.drop { $0 == "@" })])
    case .unknownUser(let id): LocalizedString(UserErrorText.unknownUser, ["id": .short(id)])
    case .unknownItem(let id): LocalizedString(UserErrorText.unknownItem, ["id": .short(id)])
    case .notSignedIn: SignInNeeded().text
    case .notSignedInAs(let handle): LocalizedString(UserErrorText.notSignedInAs, ["handle": .text(handle)])
    case .wrongCredentials: LocalizedString(UserErrorText.wrongCredentials)
    case .wrongPassword: LocalizedString(UserErrorText.wrongPassword)
    case .samePassword: LocalizedString(UserErrorText.samePassword)
    case .tooManyAttempts(_, let seconds):
      LocalizedString(UserErrorText.tooManyAttempts, ["count": .number(seconds)])
    case .withOneself(let action): LocalizedString(action.key)
    case .blocking(let handle): LocalizedString(UserErrorText.blocking, ["handle": .text(handle.text)])
    case .blockedBy(let handle): LocalizedString(UserErrorText.blockedBy, ["handle": .text(handle.text)])
    case .noFinishedDeal(let scope): LocalizedString(UserErrorText.noFinishedDeal, ["scope": .localized(scope.text)])
    case .notYourDeal(let scope): LocalizedString(UserErrorText.notYourDeal, ["scope": .localized(scope.text)])
    case .severalDeals(let handle, let items):
      LocalizedString(
        UserErrorText.severalDeals,
        ["handle": .text(handle.text), "items": .text(items.prefix(20).joined(separator: ", "))])
    case .alreadyReviewed(let scope):
      LocalizedString(UserErrorText.alreadyReviewed, ["scope": .localized(scope.text)])
    case .documentTaken(let kind): LocalizedString(UserErrorText.documentTaken, ["kind": .text(kind.name)])
    case .invalidDocument(let kind, let fault):
      LocalizedString(
        UserErrorText.invalidDocument, ["kind": .text(kind.name), "fault": .localized(fault.text(for: kind))])
    case .documentKey(let reason): LocalizedString(UserErrorText.documentKey, ["reason": .text(reason)])
    case .secretsUnavailable(let reason): LocalizedString(UserErrorText.secretsUnavailable, ["reason": .text(reason)])
    case .sessionFile(let path, let fault): fault.text(of: path)
    }
  }

  /// What a screen leads to that cannot be shown.
  public var wayOut: WayOut {
    switch self {
    case .notSignedIn, .notSignedInAs: .signIn
    default: .retry
    }
  }
}

extension LocalizedString.Argument {
  /// What somebody typed, but not more of it than a message has room for.
  fileprivate static func short(_ text: some StringProtocol) -> LocalizedString.Argument {
    .text(String(text.prefix(60)))
  }
}

extension TextFault {
  fileprivate func text(of field: AccountText) -> LocalizedString {
    let key: UserErrorText =
      switch self {
      case .empty: .textEmpty
      case .tooLong: .textTooLong
      case .controlCharacter: field.isMultiline ? .textControl : .textLineEnd
      }
    return LocalizedString(
      key, ["field": .localized(LocalizedString(field.key)), "most": .number(field.lengths.upperBound)])
  }
}

extension AccountText {
  fileprivate var key: UserErrorText {
    switch self {
    case .displayName: .displayName
    case .bio: .bio
    case .place: .place
    case .reviewText: .reviewText
    }
  }
}

extension SelfAction {
  fileprivate var key: UserErrorText {
    switch self {
    case .follow: .followOneself
    case .block: .blockOneself
    case .review: .reviewOneself
    case .deal: .dealWithOneself
    }
  }
}

extension DealScope {
  fileprivate var text: LocalizedString {
    switch self {
    case .item(let id): LocalizedString(UserErrorText.dealAbout, ["id": .text(id)])
    case .person(let handle): LocalizedString(UserErrorText.dealWith, ["handle": .text(handle.text)])
    }
  }
}

extension PrivateFileFault {
  fileprivate func text(of path: String) -> LocalizedString {
    let (key, reason): (UserErrorText, String) =
      switch self {
      case .unreadable(let reason): (.fileUnreadable, reason)
      case .unwritable(let reason): (.fileUnwritable, reason)
      case .diskFull: (.fileDiskFull, "")
      case .openToOthers: (.fileOpenToOthers, "")
      case .malformed: (.fileMalformed, "")
      }
    return LocalizedString(key, ["path": .text(path), "reason": .text(reason)])
  }
}
