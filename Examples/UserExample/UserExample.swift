import ExampleSupport
import User
import UserPresentation

let userExample = Example(
  "UserExample", summary: "User alone, in a canned world", tour: userTour, scenarios: userScenarios, knowsPeople: true
) { world in
  let store = MemoryUserStore()
  let sessions = MemorySessionFile()
  let secrets = UserSecrets.open()
  try fill(store, sessions, secrets, from: world.market)
  // `--as` chooses among those who signed in.
  let manager = UserManager(
    store: store, sessionFile: try SharedSessionFile(sessions, in: world), secrets: secrets, items: world.items,
    selectedHandle: world.signedInHandle, now: { [clock = world.clock] in clock.now })
  return ExampleFeature(commands: UserCommands(manager: manager).group) { schedulers in
    UserCoordinator(manager: manager, schedulers: schedulers) {
      world.signIn((try? manager.signedInPeople())?.first?.handle)
    }
  }
}

/// The sessions of everybody on one machine. Where nobody uses the program, those of the canned people are none of its
/// business: only who signs in then is signed in.
private struct SharedSessionFile: SessionFile {
  private let sessions: MemorySessionFile
  private let world: CannedWorld
  private let canned: [String]

  init(_ sessions: MemorySessionFile, in world: CannedWorld) throws {
    self.sessions = sessions
    self.world = world
    canned = try sessions.tokens()
  }

  func tokens() throws -> [String] {
    let tokens = try sessions.tokens()
    return world.signedInHandle == nil ? tokens.filter { !canned.contains($0) } : tokens
  }

  func update(_ change: (inout [String]) -> Void) throws {
    try sessions.update(change)
  }
}

/// Lets the people of a market register, sign in, deal and review again under User's own rules.
private func fill(
  _ store: MemoryUserStore, _ sessions: MemorySessionFile, _ secrets: UserSecrets, from market: CannedMarket
) throws {
  let past = CannedWorld(market.beforeSales)
  let manager = UserManager(
    store: store, sessionFile: sessions, secrets: secrets, items: past.items, selectedHandle: nil,
    now: { past.clock.now })
  for person in market.people {
    try past.clock.rewound(by: .seconds(20 * 86_400)) {
      let card = try Card(displayName: person.displayName, bio: person.bio, place: person.place)
      _ = try manager.register(handle: person.handle, card: card, password: "\(person.handle) likes bread")
    }
  }
  func number(_ id: String) throws -> Int64 {
    guard let number = Int64(id) else { throw OutOfOrder("\(id) is no id of a person") }
    return number
  }
  try past.clock.rewound(by: .seconds(3 * 86_400)) {
    for deal in market.deals {
      try manager.recordDeal(
        DealTerms(
          itemId: deal.itemId, seller: number(deal.sellerId), buyer: number(deal.buyerId),
          priceMinorUnits: deal.priceMinorUnits, currencyCode: deal.currencyCode))
    }
    for review in market.reviews {
      let draft = ReviewDraft(scope: .item(review.itemId), rating: review.rating, text: review.text)
      _ = try manager.review(draft, by: number(review.authorId))
      past.clock.advance(by: .seconds(3_600))
    }
  }
}
