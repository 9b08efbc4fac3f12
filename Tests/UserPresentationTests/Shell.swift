import Commands
import FoundationEssentials
import ItemInterfaceMocks
import Mocking
import User
import UserPresentation

/// `marketplace user …` on accounts in memory.
struct Shell {
  let manager: UserManager
  let sessionFile = MemorySessionFile()
  private let program: Program

  init() {
    let manager = UserManager(
      store: MemoryUserStore(), sessionFile: sessionFile, secrets: .open(), items: ItemInterfaceMock.oneLamp(),
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

extension ItemInterfaceMock {
  /// Everybody has one lamp on sale.
  static func oneLamp() -> ItemInterfaceMock {
    let lamp = ItemSummaryMock(
      id: "1", title: "Lamp", sellerId: "1", priceMinorUnits: 500, currencyCode: "EUR", isAvailable: true,
      isReserved: false, isSold: false)
    let items = ItemInterfaceMock()
    items.onItem.performs { $0 == "1" ? lamp : nil }
    items.onItemsIds.performs { try $0.compactMap { try items.item($0) } }
    items.onItemCounts.returns(ItemCountsMock(onSale: 1, sold: 0))
    return items
  }
}
