import Mocking
import UserInterfaceMocks

extension UserInterfaceMock {
  /// ana, ben and cleo, whose ids are their handles.
  static func people() -> UserInterfaceMock {
    let users = UserInterfaceMock()
    users.onUser.performs { id in
      guard ["ana", "ben", "cleo"].contains(id) else { return nil }
      return UserSummaryMock(id: id, handle: id, displayName: id, ratingCount: 0)
    }
    users.onUsersIds.performs { try $0.compactMap { try users.user($0) } }
    users.onIsBlocked.returns(false)
    return users
  }

  func block(_ userId: String, _ otherId: String) {
    onIsBlocked.performs { Set([$0, $1]) == [userId, otherId] }
  }
}
