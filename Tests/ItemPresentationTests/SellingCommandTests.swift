import Commands
import Item
import Records
import Testing

@Suite("Selling from the command line")
struct SellingCommandTests {
  let shop = Shop()

  @Test("adds an item with all that can be said about it")
  func add() async throws {
    let item = try await shop.json(
      "add", "Beach cruiser", "--price", "120.5", "--currency", "usd", "--category", "Bike", "--condition",
      "a bit rusty",
      "--attribute", "colour=red", "--attribute", "note=a=b", "--place", "Porto", "--description", "Rides well")
    #expect(item["number"] == 1)
    #expect(item["price"] == "120.50" && item["currency"] == "USD" && item["free"] == false)
    #expect(item["category"] == "bike" && item["condition"] == .null)
    #expect(item["attributes"] == ["colour": "red", "condition": "a bit rusty", "note": "a=b"])
    #expect(item["seller"] == "ana" && item["status"] == "available")
    #expect(item["createdAt"] == "2026-03-01T09:30:00.000Z")
  }

  @Test("says in a line what was added")
  func addedLine() async {
    #expect(await shop.run("add", "Lamp", "--price", "5").output == "1 Lamp, €5.00: available\n")
    #expect(await shop.run("add", "Chair", "--free").output == "2 Chair, free: available\n")
  }

  @Test(
    "takes no malformed value",
    arguments: [
      ["add", "Lamp"], ["add", "Lamp", "--price", "5", "--free"], ["add", "Lamp", "--price", "5,00"],
      ["add", "Lamp", "--price", "-5"], ["add", "Lamp", "--price", "5.001"],
      ["add", "Lamp", "--price", "99999999999999999999"], ["add", "Lamp", "--price", "5", "--currency", "XXZ"],
      ["add", "Lamp", "--free", "--attribute", "red"],
      ["edit", "1"], ["edit", "x", "--price", "5"], ["edit", "1", "--currency", "USD"], ["reserve", "1"],
      ["sold", "1", "--to", "bea", "--price", "1e3"], ["search", "--limit", "0"], ["search", "--limit", "1001"],
      ["search", "?!"], ["search", "x", "--cursor", "nonsense"], ["search", "x", "--sort", "best"],
      ["search", "x", "--min-price", "1,5"], ["search", "x", "--status", "removed"], ["price"],
    ])
  func usage(arguments: [String]) async throws {
    try shop.add("Bike")
    let run = await shop.run(arguments)
    #expect(run.exitCode == .usage)
    #expect(run.output.isEmpty && !run.messages.isEmpty)
    #expect(try shop.manager.search(.everything, limit: 10).listings.count == 1)
  }

  @Test(
    "takes nothing that a rule is against",
    arguments: [
      ["Lamp", "--price", "0"], [" ", "--price", "5"], ["a\u{1B}[31mb", "--price", "5"],
      [String(repeating: "x", count: 121), "--price", "5"], ["Lamp", "--free", "--attribute", " =red"],
    ])
  func rules(arguments: [String]) async throws {
    let run = await shop.run(["add"] + arguments)
    #expect(run.exitCode == .refused)
    #expect(run.output.isEmpty && !run.messages.isEmpty)
    #expect(try shop.manager.search(.everything, limit: 10).listings.isEmpty)
  }

  @Test("changes only what is named")
  func edit() async throws {
    _ = await shop.run("add", "Bike", "--price", "120", "--category", "bike", "--attribute", "size=M")
    _ = await shop.run("edit", "1", "--price", "99.50", "--attribute", "size=", "--attribute", "colour=red")
    let item = try await shop.json("edit", "1", "--category", "", "--condition", "like new")
    #expect(item["title"] == "Bike" && item["price"] == "99.50" && item["condition"] == "like-new")
    #expect(item["category"] == .null && item["attributes"] == ["colour": "red"])
  }

  @Test("sells to a buyer by hand")
  func sale() async throws {
    try shop.add("Bike")
    #expect(
      await shop.run("reserve", "1", "--to", "@bea", "--price", "90").output
        == "1 Bike, €120.00: reserved for @bea at €90.00\n")
    #expect(await shop.run("release", "1").output == "1 Bike, €120.00: available\n")
    #expect(await shop.run("sold", "1", "--to", "carl").output == "1 Bike, €120.00: sold to @carl at €120.00\n")
  }

  @Test("refuses by a rule with 1, and says who holds the item")
  func rules() async throws {
    try shop.add("Bike")
    _ = await shop.run("reserve", "1", "--to", "bea")
    let run = await shop.run("reserve", "1", "--to", "carl")
    #expect(run.exitCode == .refused)
    #expect(run.messages.contains("Item 1 is reserved for @bea."))
    for arguments in [
      ["remove", "1", "--yes"], ["edit", "1", "--price", "5"], ["show", "99"], ["reserve", "99", "--to", "bea"],
      ["sold", "1", "--to", "nobody"], ["favourite", "99"],
    ] {
      #expect(await shop.run(arguments).exitCode == .refused)
    }
  }

  @Test(
    "is for the seller alone",
    arguments: [
      ["edit", "1", "--title", "Mine"], ["remove", "1", "--yes"], ["reserve", "1", "--to", "bea"], ["release", "1"],
      ["sold", "1", "--to", "bea"],
    ], ["bea", nil])
  func permission(arguments: [String], handle: String?) async throws {
    try shop.add("Bike")
    #expect(await shop.run(arguments, as: handle).exitCode == .notPermitted)
    #expect(try shop.manager.listing(1).isAvailable && shop.manager.listing(1).title == "Bike")
  }

  @Test(
    "needs a session",
    arguments: [
      ["add", "Lamp", "--free"], ["favourite", "1"], ["unfavourite", "1"], ["list"], ["list", "--favourites"],
      ["import", "-"], ["export"],
    ])
  func session(arguments: [String]) async {
    #expect(await shop.run(arguments, as: nil).exitCode == .notPermitted)
  }

  @Test("asks before it takes an item off the market")
  func remove() async throws {
    for title in ["Bike", "Lamp", "Desk"] { try shop.add(title) }
    #expect(await shop.run("remove", "1").exitCode == .usage)
    #expect(await shop.run("remove", "1", input: "n\n", columns: 80).exitCode == .refused)
    #expect(try shop.manager.listing(1).isAvailable)
    #expect(await shop.run("remove", "1", input: "y\n", columns: 80).exitCode == .success)
    #expect(await shop.run("remove", "2", "--yes").output == "2 Lamp, €120.00: removed\n")
    #expect(await shop.run("show", "2").exitCode == .success)
    #expect(await shop.run("show", "2", as: "bea").messages.contains("Item 2 was taken off the market."))
  }
}

extension Shop {
  func run(_ arguments: [String], as handle: String? = "ana") async -> CapturedRun {
    people.signIn(handle)
    return await program.captured(["item"] + arguments)
  }
}
