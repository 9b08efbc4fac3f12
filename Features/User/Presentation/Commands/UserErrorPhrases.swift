import Commands
import User

extension AccountText {
  var subject: String {
    switch self {
    case .displayName: "The name"
    case .bio: "The bio"
    case .place: "The place"
    case .reviewText: "The text of the review"
    }
  }
}

extension TextFault {
  func predicate(_ field: AccountText) -> String {
    switch self {
    case .empty: "is empty"
    case .tooLong: "has more than \(field.lengths.upperBound) characters"
    case .controlCharacter where field.isMultiline: "has control characters in it"
    case .controlCharacter: "has line ends or control characters in it"
    }
  }
}

extension SelfAction {
  var sentence: String {
    switch self {
    case .follow: "You cannot follow yourself."
    case .block: "You cannot block yourself."
    case .review: "You cannot review yourself."
    case .deal: "Nobody deals with themselves."
    }
  }
}

extension DealScope {
  var phrase: String {
    switch self {
    case .item(let id): "about item \(id)"
    case .person(let handle): "with @\(handle)"
    }
  }
}

extension PrivateFileFault {
  var exitCode: ExitCode {
    switch self {
    case .unreadable, .diskFull: .inputOutput
    case .unwritable: .cannotWrite
    case .openToOthers: .notPermitted
    case .malformed: .badData
    }
  }

  var predicate: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .unwritable(let reason): "cannot be written: \(reason)"
    case .diskFull: "cannot be written: the disk is full"
    case .openToOthers: "can be read or changed by others"
    case .malformed: "are not what this program writes"
    }
  }
}
