import Chat
import Presentation

/// Nobody is signed in, so that nothing is theirs.
struct NobodySignedIn: LocalizedFailure {
  var text: LocalizedString { LocalizedString(ChatText.signedOut) }
}

/// Why a screen cannot show what it should.
struct Trouble: Equatable, Sendable {
  /// What can be done about it.
  enum WayOut: Sendable {
    case retry, signIn, inbox
  }

  let reason: LocalizedString
  let wayOut: WayOut

  init(_ error: any Error) {
    reason = LocalizedString(reason: error)
    wayOut =
      switch error {
      case is NobodySignedIn: .signIn
      case ChatError.unknownConversation, ChatError.notAParty: .inbox
      default: .retry
      }
  }
}

extension Notice.ViewModel {
  /// What is wrong, and the way out of it.
  static func reason(of trouble: Trouble) -> Notice.ViewModel {
    switch trouble.wayOut {
    case .retry: .reason(trouble.reason.styled(.negative), way: LocalizedString(LibraryText.retry))
    case .signIn: .reason(trouble.reason.styled(.body), way: LocalizedString(ChatText.signIn))
    case .inbox: .reason(trouble.reason.styled(.negative), way: LocalizedString(ChatText.toInbox))
    }
  }
}
