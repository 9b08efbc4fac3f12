import Injection
import Synchronization

protocol UserInterface: Sendable { var chat: any ChatInterface { get } }
protocol ChatInterface: Sendable { var name: String { get } }
protocol ItemInterface: Sendable { var name: String { get } }
protocol LegacyInterface: Sendable { var name: String { get } }

final class LegacyApp: LegacyInterface {
  let name: String

  init(name: String = "app") {
    self.name = name
  }
}

final class ItemFeature: ItemInterface {
  let user: @Sendable () -> any UserInterface
  let chat: @Sendable () -> any ChatInterface
  var name: String { "item with \(chat().name)" }

  init(
    user: @autoclosure @escaping @Sendable () -> any UserInterface,
    chat: @autoclosure @escaping @Sendable () -> any ChatInterface
  ) {
    self.user = user
    self.chat = chat
  }
}

final class UserFeature: UserInterface {
  let item: @Sendable () -> any ItemInterface
  let makeChat: @Sendable () -> any ChatInterface
  var chat: any ChatInterface { makeChat() }

  init(
    item: @autoclosure @escaping @Sendable () -> any ItemInterface,
    chat: @autoclosure @escaping @Sendable () -> any ChatInterface
  ) {
    self.item = item
    makeChat = chat
  }
}

final class ChatFeature: ChatInterface {
  let legacy: any LegacyInterface
  var name: String { "chat in \(legacy.name)" }

  init(legacy: any LegacyInterface) {
    self.legacy = legacy
  }
}

/// Something with an identity.
final class Thing: Sendable {}

/// Counts how often something was made.
final class Counter: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  func increment() {
    count.add(1, ordering: .sequentiallyConsistent)
  }
}

/// Item, User and Chat need each other; Chat is built with Legacy.
func makeMarket() -> DependencyContainer {
  let container = DependencyContainer()
  container.register(ItemFeature.self, requires: (any UserInterface).self, (any ChatInterface).self) { user, chat in
    ItemFeature(user: user(), chat: chat())
  }
  .also((any ItemInterface).self) { $0 }
  container.register((any UserInterface).self, requires: (any ItemInterface).self, (any ChatInterface).self) {
    item, chat in
    UserFeature(item: item(), chat: chat())
  }
  container.register((any ChatInterface).self, building: (any LegacyInterface).self) { ChatFeature(legacy: $0) }
  container.register((any LegacyInterface).self, dependency: LegacyApp())
  return container
}
