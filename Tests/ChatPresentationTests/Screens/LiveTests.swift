import Chat
import ClockTesting
import ItemInterfaceMocks
import LegacyInterfaceMocks
import Mocking
import Presentation
import Reactive
import Reactors
import Testing
import UserInterfaceMocks

@testable import ChatPresentation

@Suite("What another program commits", .timeLimit(.minutes(1)))
struct LiveTests {
  private let market = Market()
  private let stage = SilentStage()

  private var coordinator: ChatCoordinator {
    let market = market
    return ChatCoordinator(
      manager: market.manager, items: market.items, users: market.users, legacy: market.legacy, schedulers: .live)
  }

  @Test("appears in the conversation, and its offers as cards")
  func conversation() async throws {
    let number = try market.manager.start(itemId: "1", buyerId: "ben").number
    market.users.signIn("ana")
    let reactor = coordinator.conversation(number, on: stage)
    reactor.action.onNext(.appear)
    try await reactor.state.first { $0.conversation != nil }

    try market.manager.send("Hello", in: number, by: "ben")
    try await reactor.state.first { $0.entries.map(\.content) == [.text("Hello")] }
    try market.manager.offer(Price(minorUnits: 7_000, currencyCode: "EUR"), in: number, by: "ben")
    try await reactor.state.first { $0.offers.map(\.isOwn) == [false] }
  }

  @Test("comes to the top of the inbox")
  func inbox() async throws {
    let first = try market.manager.start(itemId: "1", buyerId: "ben").number
    market.clock.advance(by: 1 * 3_600)
    _ = try market.manager.start(itemId: "2", buyerId: "ben")
    market.users.signIn("ana")
    let reactor = coordinator.inbox(on: stage)
    reactor.action.onNext(.appear)
    try await reactor.state.first { $0.rows.count == 2 }

    market.clock.advance(by: 1 * 3_600)
    try market.manager.send("Hello", in: first, by: "ben")
    try await reactor.state.first { $0.rows.first?.id == first && $0.rows.first?.line.conversation.unread == 1 }
  }

  @Test("counts as unread until the conversation was seen")
  func unread() async throws {
    let coordinator = coordinator
    let number = try market.manager.start(itemId: "1", buyerId: "ben").number
    market.users.signIn("ana")
    let counts = ReplaySubject<Int>.create(bufferSize: 1)
    let counting = coordinator.unread.subscribe(counts)
    defer { counting.dispose() }
    try await counts.asObservable().first { $0 == 0 }

    try market.manager.send("Hello", in: number, by: "ben")
    try await counts.asObservable().first { $0 == 1 }
    let reactor = coordinator.conversation(number, on: stage)
    reactor.action.onNext(.appear)
    try await reactor.state.first { !$0.entries.isEmpty }
    reactor.action.onNext(.seen)
    try await counts.asObservable().first { $0 == 0 }
  }
}

extension Observable {
  /// Waits for an element; the test fails where the sequence ends without it.
  fileprivate func first(where isWanted: @escaping @Sendable (Element) -> Bool) async throws {
    _ = try await filter(isWanted).take(1).asSingle().value
  }
}

/// A stage on which nobody looks.
private final class SilentStage: Stage {
  func open(_ address: String) {}
  func back() {}
  func present(_ dialog: Dialog) {}
  func toast(_ text: StyledText) {}
}
