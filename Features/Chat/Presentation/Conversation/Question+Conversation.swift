import Money
import Presentation

extension Question {
  static let leaving = Question(
    title: LocalizedString(ChatText.leaveTitle), message: LocalizedString(ChatText.leaveMessage),
    consent: LocalizedString(ChatText.leave))

  static func accepting(_ offer: JoinedOffer) -> Question {
    Question(
      title: LocalizedString(ChatText.acceptTitle, ["price": .text(offer.price.text)]),
      message: LocalizedString(ChatText.acceptMessage), consent: LocalizedString(ChatText.accept))
  }

  static func declining(_ offer: JoinedOffer) -> Question {
    Question(
      title: LocalizedString(ChatText.declineTitle, ["price": .text(offer.price.text)]),
      message: LocalizedString(ChatText.declineMessage), consent: LocalizedString(ChatText.decline))
  }

  static func withdrawing(_ offer: JoinedOffer) -> Question {
    Question(
      title: LocalizedString(ChatText.withdrawTitle, ["price": .text(offer.price.text)]),
      message: LocalizedString(ChatText.withdrawMessage), consent: LocalizedString(ChatText.withdraw))
  }
}
