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
