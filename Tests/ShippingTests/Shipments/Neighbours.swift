import ItemInterfaceMocks
import Mocking
import UserInterfaceMocks

extension ItemSummaryMock {
  /// A bicycle, and who holds it.
  static func bicycle(
    _ id: String = "1", of sellerId: String = "seller", reservedFor buyerId: String? = nil,
    soldTo ownerId: String? = nil
  ) -> ItemSummaryMock {
    let item = ItemSummaryMock(
      id: id, title: "Blue bicycle", sellerId: sellerId, isReserved: buyerId != nil, isSold: ownerId != nil,
      holderId: ownerId ?? buyerId)
    item.onIsReservedFor.performs { $0 == buyerId }
    item.onIsSoldTo.performs { $0 == ownerId }
    return item
  }
}

extension UserInterfaceMock {
  /// Everybody exists, by a handle that is the id.
  static func everybody() -> UserInterfaceMock {
    let users = UserInterfaceMock()
    users.onUser.performs { UserSummaryMock(id: $0, handle: $0) }
    return users
  }
}
