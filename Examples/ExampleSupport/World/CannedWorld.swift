public import ChatInterfaceMocks
public import ItemInterfaceMocks
public import LegacyInterfaceMocks
public import Mocking
public import UserInterfaceMocks

/// What surrounds a feature that runs alone: mocks of the interfaces, which answer from a canned market.
///
/// A scenario changes the market, or gives a mock another answer: `world.items.onItem.returns(nil)`. Copies are the same
/// world.
public struct CannedWorld: Sendable {
  /// The time of the world and of the feature.
  public let clock: FixedClock
  /// Stands for the feature Item.
  public let items = ItemInterfaceMock()
  /// Stands for the feature User.
  public let users = UserInterfaceMock()
  /// Stands for the feature Chat.
  public let chat = ChatInterfaceMock()
  /// Stands for the main app.
  public let legacy = LegacyInterfaceMock()
  /// Held by the answers of the mocks, which therefore outlive this value.
  let shared: SharedMarket

  /// A world around a market, where nobody is signed in.
  public init(_ market: CannedMarket = .standard) {
    clock = FixedClock()
    shared = SharedMarket(market, clock: clock)
    answerFromMarket()
  }

  /// The market as it is now.
  public var market: CannedMarket { shared.market }

  /// The handle of who uses the program.
  public var signedInHandle: String? { shared.signedInHandle }

  /// Makes this person, or nobody, the one who uses the program.
  public func signIn(_ handle: String?) {
    shared.signIn(handle)
  }

  /// Makes one of two people block the other.
  public func block(_ userId: String, with otherId: String) {
    shared.change { _ = $0.blocks.insert([userId, otherId]) }
  }

  /// Takes an item out of the world, as if it had never been there.
  public func forgetItem(_ id: String) {
    shared.change { $0.items.removeAll { $0.id == id } }
  }

  /// Takes a person out of the world, as if they had never been there.
  public func forgetPerson(_ id: String) {
    shared.change { $0.people.removeAll { $0.id == id } }
  }

  /// Lets so much time pass on the world's clock with every answer of a neighbour from now on.
  public func answerSlowly(_ neighbour: Neighbour, in time: Duration) {
    shared.answerSlowly(neighbour, in: time)
  }

  /// Calls `observer` with each call that the feature makes from now on and its answer, on the thread of the call.
  public func observe(_ observer: @escaping @Sendable (_ call: RecordedCall, _ answer: MockAnswer) -> Void) {
    Timeline(items, users, chat, legacy).observe(observer)
  }
}

/// A feature that the world stands for.
public enum Neighbour: Sendable {
  case item, user, chat
}
