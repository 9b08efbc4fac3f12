import Presentation

/// What Chat's screens say.
enum ChatText: String, TextKey {
  // The inbox.
  case inboxTab = "chat.inbox.tab"
  case inboxTitle = "chat.inbox.title"
  case inboxEmpty = "chat.inbox.empty"
  case nothingSaid = "chat.inbox.nothing-said"
  case unread = "chat.inbox.unread"
  case reload = "chat.inbox.reload"
  case yourText = "chat.your-text"

  // What a conversation is about, and with whom.
  case unknown = "chat.person.unknown"
  case you = "chat.person.you"
  case itemGone = "chat.item.gone"
  case reserved = "chat.item.reserved"
  case sold = "chat.item.sold"
  case removed = "chat.item.removed"

  // What happened.
  case youLeft = "chat.event.you-left"
  case otherLeft = "chat.event.other-left"
  case youOffer = "chat.event.you-offer"
  case otherOffers = "chat.event.other-offers"
  case youAccept = "chat.event.you-accept"
  case otherAccepts = "chat.event.other-accepts"
  case youDecline = "chat.event.you-decline"
  case otherDeclines = "chat.event.other-declines"
  case youWithdraw = "chat.event.you-withdraw"
  case otherWithdraws = "chat.event.other-withdraws"

  // Where an offer stands.
  case offerPending = "chat.offer.pending"
  case offerAccepted = "chat.offer.accepted"
  case offerDeclined = "chat.offer.declined"
  case offerWithdrawn = "chat.offer.withdrawn"
  case offerReplaced = "chat.offer.replaced"
  case offerExpired = "chat.offer.expired"
  case cardOther = "chat.offer.card-other"
  case cardOwn = "chat.offer.card-own"
  case hoursLeft = "chat.offer.hours-left"
  case minutesLeft = "chat.offer.minutes-left"
  case secondsLeft = "chat.offer.seconds-left"

  // A conversation.
  case conversationTitle = "chat.conversation.title"
  case conversationEmpty = "chat.conversation.empty"
  case compose = "chat.conversation.compose"
  case older = "chat.conversation.older"
  case olderFailed = "chat.conversation.older-failed"
  case sending = "chat.conversation.sending"
  case notSent = "chat.conversation.not-sent"
  case notSentWays = "chat.conversation.not-sent-ways"
  case blockedState = "chat.conversation.blocked"
  case notRefreshed = "chat.conversation.not-refreshed"

  // What can be done in it.
  case offer = "chat.do.offer"
  case item = "chat.do.item"
  case person = "chat.do.person"
  case leave = "chat.do.leave"
  case accept = "chat.do.accept"
  case decline = "chat.do.decline"
  case withdraw = "chat.do.withdraw"
  case sendAgain = "chat.do.send-again"
  case discard = "chat.do.discard"

  // An offer being made.
  case priceTitle = "chat.price.title"
  case priceExample = "chat.price.example"
  case priceUnclear = "chat.price.unclear"
  case priceClear = "chat.price.clear"

  // Questions before something that cannot be undone.
  case acceptTitle = "chat.ask.accept"
  case acceptMessage = "chat.ask.accept-message"
  case declineTitle = "chat.ask.decline"
  case declineMessage = "chat.ask.decline-message"
  case withdrawTitle = "chat.ask.withdraw"
  case withdrawMessage = "chat.ask.withdraw-message"
  case leaveTitle = "chat.ask.leave"
  case leaveMessage = "chat.ask.leave-message"

  // Ways out.
  case toInbox = "chat.to-inbox"

  // Why something was refused.
  case unknownConversation = "chat.error.unknown-conversation"
  case unknownItem = "chat.error.unknown-item"
  case unknownPerson = "chat.error.unknown-person"
  case notAParty = "chat.error.not-a-party"
  case withOneself = "chat.error.with-oneself"
  case blocked = "chat.error.blocked"
  case textBlank = "chat.error.text-blank"
  case textTooLong = "chat.error.text-too-long"
  case priceMissing = "chat.error.price-missing"
  case priceNotPositive = "chat.error.price-not-positive"
  case priceInOtherCurrency = "chat.error.price-in-other-currency"
  case nothingToAccept = "chat.error.nothing-to-accept"
  case nothingToDecline = "chat.error.nothing-to-decline"
  case nothingToWithdraw = "chat.error.nothing-to-withdraw"
  case othersTurn = "chat.error.others-turn"
  case heldReserved = "chat.error.item-reserved"
  case heldSold = "chat.error.item-sold"
  case itemUnavailable = "chat.error.item-unavailable"
  case foreignIdTaken = "chat.error.foreign-id-taken"
  case invalidCursor = "chat.error.invalid-cursor"
}
