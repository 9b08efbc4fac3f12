import Commands
import FoundationEssentials
import ItemInterface
import User
import UserPresentation

/// `marketplace user …` on accounts in memory.
struct Shell {
  let manager: UserManager
  private let program: Program

  init() {
    let manager = UserManager(
      store: MemoryUserStore(), sessionFile: MemorySessionFile(), secrets: .open(), items: OneLamp(),
      selectedHandle: nil, now: { Date(timeIntervalSince1970: 1_700_000_000) })
    self.manager = manager
    program = Program(
      "marketplace", summary: "A market", version: "1", groups: [UserCommands(manager: manager).group])
  }

  func callAsFunction(_ arguments: String..., input: String = "", columns: Int? = nil) async -> CapturedRun {
    await run(arguments, input: input, columns: columns)
  }

  func run(_ arguments: [String], input: String = "", columns: Int? = nil) async -> CapturedRun {
    await program.captured(["user"] + arguments, input: input, columns: columns)
  }

  @discardableResult
  func register(_ handle: String, name: String = "Somebody") throws -> Int64 {
    try manager.register(handle: handle, card: Card(displayName: name), password: "correct horse").number
  }

  /// Ana sold item 1 to Bob, who is signed in.
  func anaSoldToBob() throws {
    let ana = try register("ana")
    let bob = try register("bob")
    try manager.recordDeal(
      DealTerms(itemId: "1", seller: ana, buyer: bob, priceMinorUnits: 500, currencyCode: "EUR"))
  }
}

/// Everybody has one lamp on sale.
struct OneLamp: ItemInterface {
  struct Lamp: ItemSummary {
    let id = "1"
    let sellerId = "1"
    let title = "Lamp"
    let priceMinorUnits: Int64 = 500
    let currencyCode = "EUR"
    let isAvailable = true
    let isReserved = false
    let isSold = false
    let agreedPriceMinorUnits: Int64? = nil
    let holderId: String? = nil
    func isReserved(for userId: String) -> Bool { false }
    func isSold(to userId: String) -> Bool { false }
  }

  struct Page: ItemPage {
    let items: [any ItemSummary] = [Lamp()]
    let nextCursor: String? = nil
  }

  func item(_ id: String) throws -> (any ItemSummary)? { id == "1" ? Lamp() : nil }
  func items(ids: [String]) throws -> [any ItemSummary] { try ids.compactMap(item) }
  func items(sellerId: String, limit: Int, cursor: String?) throws -> any ItemPage { Page() }
  func showItem(_ id: String) throws {}
  func reserve(_ id: String, buyerId: String, priceMinorUnits: Int64, actorId: String) throws {}
  func release(_ id: String, actorId: String) throws {}
  func markSold(_ id: String, buyerId: String, actorId: String) throws {}
}
