import ChatInterfaceMocks
import ItemInterfaceMocks
import LegacyInterfaceMocks
import Mocking
import UserInterfaceMocks

extension CannedWorld {
  /// Makes every mock answer from the market, whatever a scenario told it before.
  public func answerFromMarket() {
    answerAboutItems()
    answerAboutPeople()
    answerAboutConversations()
    answerForTheApp()
  }

  private func answerAboutItems() {
    items.onItem.performs { [shared] id in try shared.answer(as: .item) { $0.item(id) } }
    items.onItemsIds.performs { [shared] ids in try shared.answer(as: .item) { $0.items(ids: ids) } }
    items.onItemsSellerIdLimitCursor.performs { [shared] seller, limit, cursor in
      try shared.answer(as: .item) { try $0.items(sellerId: seller, limit: limit, cursor: cursor) }
    }
    items.onItemCounts.performs { [shared] seller in
      try shared.answer(as: .item) { $0.itemCounts(sellerId: seller) }
    }
    items.onShowItem.performs { [shared] id in
      try shared.answer(as: .item) { guard $0.item(id) != nil else { throw CannedItemRefusal(isUnknownItem: true) } }
    }
    items.onReserve.performs { [shared] id, buyer, price, actor in
      try shared.answer(as: .item) { try $0.reserve(id, buyerId: buyer, priceMinorUnits: price, actorId: actor) }
    }
    items.onRelease.performs { [shared] id, actor in try shared.answer(as: .item) { try $0.release(id, actorId: actor) }
    }
    items.onMarkSold.performs { [shared] id, buyer, actor in
      try shared.answer(as: .item) { try $0.markSold(id, buyerId: buyer, actorId: actor) }
    }
  }

  private func answerAboutPeople() {
    users.onUser.performs { [shared] id in try shared.answer(as: .user) { $0.person(id) } }
    users.onUsersIds.performs { [shared] ids in try shared.answer(as: .user) { $0.people(ids: ids) } }
    users.onUserHandle.performs { [shared] handle in try shared.answer(as: .user) { $0.person(handle: handle) } }
    users.onUsersHandles.performs { [shared] handles in try shared.answer(as: .user) { $0.people(handles: handles) } }
    users.onShowProfile.performs { [shared] id in
      try shared.answer(as: .user) { guard $0.person(id) != nil else { throw OutOfOrder("there is no user \(id)") } }
    }
    users.onSignedInUser.performs { [shared] in
      let handle = shared.signedInHandle
      return try shared.answer(as: .user) { market in handle.flatMap(market.person(handle:)) }
    }
    users.onIsBlocked.performs { [shared] user, other in
      try shared.answer(as: .user) { $0.isBlocked(user, with: other) }
    }
    users.onRecordDeal.performs { [shared] item, seller, buyer, price, currency in
      try shared.answer(as: .user) {
        try $0.recordDeal(
          CannedDeal(itemId: item, sellerId: seller, buyerId: buyer, priceMinorUnits: price, currencyCode: currency))
      }
    }
  }

  private func answerAboutConversations() {
    chat.onExistsConversation.performs { [shared] id in try shared.answer(as: .chat) { $0.existsConversation(id) } }
    chat.onShowConversation.performs { [shared] id in
      try shared.answer(as: .chat) {
        guard $0.existsConversation(id) else { throw CannedChatRefusal(isUnknown: true) }
      }
    }
    chat.onCreateConversation.performs { [shared] user, item in
      try shared.answer(as: .chat) { try $0.createConversation(userId: user, itemId: item) }
    }
    chat.onConversation.performs { [shared] item, buyer in
      try shared.answer(as: .chat) { $0.conversation(itemId: item, buyerId: buyer) }
    }
    chat.onPostSystemMessage.performs { [shared] texts, conversation in
      try shared.answer(as: .chat) { try $0.postSystemMessage(texts, conversationId: conversation) }
    }
    chat.onUnreadCount.performs { [shared] user in try shared.answer(as: .chat) { $0.unreadCount(userId: user) } }
  }

  private func answerForTheApp() {
    legacy.onIsSwitchOn.returns(false)
    legacy.onLanguage.returns("en")
    legacy.onCurrencyCode.returns("EUR")
  }
}
