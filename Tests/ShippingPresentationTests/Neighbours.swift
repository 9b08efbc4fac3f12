import ChatInterfaceMocks
import ItemInterfaceMocks
import Mocking
import UserInterfaceMocks

extension ItemInterfaceMock {
  /// Items 42 and 43 of user 1, reserved for user 2.
  static func bicycle(titled title: String = "Blue bicycle") -> ItemInterfaceMock {
    let items = ItemInterfaceMock()
    items.onItem.performs { id in
      guard ["42", "43"].contains(id) else { return nil }
      let item = ItemSummaryMock(id: id, title: title, sellerId: "1", isReserved: true, isSold: false, holderId: "2")
      item.onIsReservedFor.performs { $0 == "2" }
      return item
    }
    items.onItemsIds.performs { try $0.compactMap { try items.item($0) } }
    return items
  }
}

extension UserInterfaceMock {
  /// 1 is ana, 2 is bo, 3 is cy; nobody is signed in.
  static func people() -> UserInterfaceMock {
    let users = UserInterfaceMock()
    users.onUser.performs { id in
      ["1": "ana", "2": "bo", "3": "cy"][id].map { UserSummaryMock(id: id, handle: $0) }
    }
    users.onUsersIds.performs { try $0.compactMap { try users.user($0) } }
    return users
  }

  func signIn(_ id: String?) {
    onSignedInUser.performs { [self] in try id.flatMap { try user($0) } }
  }
}

extension ChatInterfaceMock {
  /// One conversation about everything.
  static func talk() -> ChatInterfaceMock {
    let chat = ChatInterfaceMock()
    chat.onConversation.returns("7")
    return chat
  }
}
