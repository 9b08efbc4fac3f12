import Chat
import Commands
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Injection
import Item
import Shipping
import User

/// `marketplace sample`.
func sampleCommand(_ container: DependencyContainer, access: Access) -> Command {
  Command(
    "sample", summary: "Fill an empty market with people and items to play with",
    details: """
      Eight people, over forty items, conversations, parcels and reviews, in four languages. All eight are signed in on \
      this machine; their password is "\(SampleMarket.password)".
      """,
    examples: ["--database play.db"], access: access
  ) { context in
    let clock = SteppedClock(Date())
    let market = container.child()
    market.register(MarketClock.self, dependency: MarketClock { clock.now })
    let (database, user, item, chat, shipping) = try market.verify(
      providing: MarketDatabase.self, UserFeature.self, ItemFeature.self, ChatFeature.self, ShippingFeature.self)
    guard try user.manager.people(numbers: [1]).isEmpty else {
      throw Failure(
        .refused, "There are people in this market already.", hint: "Name a new file: `sample --database play.db`.")
    }
    let sample = SampleMarket(
      users: user.manager, items: item.manager, chat: chat.manager, shipping: shipping.manager, clock: clock,
      today: Date())
    let progress = context.progress("Making the sample market", unit: "%", total: 100)
    try database.write { _ in
      try sample.build { progress.update(done: Int($0 * 100)) }
    }
    progress.finish()
    context.inform("The sample market is ready. Try `item search bici` or `chat inbox --as ana`.")
  }
}
