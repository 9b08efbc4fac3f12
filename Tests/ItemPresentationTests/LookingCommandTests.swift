import Commands
import Item
import Records
import Testing

@Suite("Looking from the command line")
struct LookingCommandTests {
  let shop = Shop()

  @Test(
    "needs no session",
    arguments: [["search"], ["search", "bike"], ["show", "1"], ["list", "--seller", "ana"], ["price", "bike"]])
  func anyone(arguments: [String]) async throws {
    try shop.add("Bike")
    let run = await shop.run(arguments, as: nil)
    #expect(run.exitCode == .success)
    #expect(run.output.contains("120.00"))
  }

  @Test("pages as JSON, with null at the end")
  func pages() async throws {
    for index in 1...3 { try shop.add("Bike \(index)") }
    let first = try await shop.json("search", "bike", "--limit", "2")
    #expect(first["items"]?.array?.compactMap { $0["number"] } == [3, 2])
    let cursor = try #require(first["next"]?.string)
    let last = try await shop.json("search", "bike", "--limit", "2", "--cursor", cursor)
    #expect(last["items"]?.array?.compactMap { $0["number"] } == [1])
    #expect(last["next"] == .null)
    #expect(await shop.run("search", "bikes", "--cursor", cursor).exitCode == .usage)
  }

  @Test("takes what is left out, and phrases, as words of the command line")
  func words() async throws {
    for title in ["Beach cruiser", "Cruiser for the beach", "Red beach cruiser"] { try shop.add(title) }
    #expect(try await numbers("search", "beach", "cruiser") == [3, 1, 2])
    #expect(try await numbers("search", "beach", "cruiser", "-red") == [1, 2])
    #expect(try await numbers("search", "\"beach cruiser\"") == [3, 1])
    #expect(try await numbers("search", "-cruiser") == [])
  }

  @Test("filters by price in the currency of the settings, or in the one that is named")
  func prices() async throws {
    try shop.add("Bike", price: 10_00)
    try shop.add("Bike", price: 20_00)
    #expect(try await numbers("search", "--min-price", "10.01") == [2])
    #expect(try await numbers("search", "--max-price", "20", "--sort", "price") == [1, 2])
    #expect(try await numbers("search", "--max-price", "20", "--currency", "USD") == [])
  }

  @Test("shows what is available unless another state is asked for")
  func states() async throws {
    for title in ["Bike", "Lamp", "Desk"] { try shop.add(title) }
    _ = await shop.run("reserve", "1", "--to", "bea")
    _ = await shop.run("remove", "2", "--yes")
    #expect(try await numbers("search") == [3])
    #expect(try await numbers("search", "--status", "reserved") == [1])
    #expect(try await numbers("search", "--status", "any") == [3, 1])
    #expect(try await numbers("list") == [3, 1])
    #expect(try await numbers("list", "--status", "removed") == [2])
    #expect(await shop.run(["list", "--seller", "ana", "--status", "removed"], as: "bea").exitCode == .notPermitted)
  }

  @Test("shows an agreement to its two sides")
  func agreements() async throws {
    try shop.add("Bike")
    _ = await shop.run("reserve", "1", "--to", "bea", "--price", "90")
    for handle in ["ana", "bea"] {
      let item = try await shop.json("show", "1", as: handle)
      #expect(item["buyer"] == "bea" && item["agreedPrice"] == "90.00")
      #expect(item["history"]?.array?.count == 2)
    }
    let item = try await shop.json("show", "1", as: nil)
    #expect(item["status"] == "reserved" && item["buyer"] == nil && item["history"]?.array?.count == 1)
  }

  @Test("shows an item as text, with everything that can be typed next")
  func text() async throws {
    _ = await shop.run("add", "Bike", "--price", "120", "--condition", "good", "--description", "two\nlines\u{202E}")
    #expect(
      await shop.run("show", "1", as: "bea").output == """
        Bike
        Item 1, €120.00, available
        Seller: @ana
        Condition: good

        two
        lines

        2026-03-01 09:30 available, by @ana
        You talk about it in conversation 7.

        """)
  }

  @Test("keeps favourites for each person")
  func favourites() async throws {
    for title in ["Bike", "Lamp"] { try shop.add(title) }
    #expect(await shop.run("favourite", "2", as: "bea").exitCode == .success)
    #expect(try await numbers("list", "--favourites", as: "bea") == [2])
    #expect(try await numbers("list", "--favourites", as: "carl") == [])
    #expect(try await shop.json("show", "2", as: "bea")["favourite"] == true)
    #expect(await shop.run("unfavourite", "2", as: "bea").exitCode == .success)
    #expect(try await numbers("list", "--favourites", as: "bea") == [])
  }

  @Test("tells programs what alike items ask")
  func survey() async throws {
    for price in [1, 2, 3, 4] as [Int64] { try shop.add("Bike", price: price * 100) }
    let prices = try await shop.json("price", "bike", as: nil)["prices"]?.array
    #expect(
      prices == [
        [
          "currency": "EUR", "count": 4, "lowest": "1.00", "lowerQuartile": "1.00", "median": "2.00",
          "upperQuartile": "3.00", "highest": "4.00",
          "histogram": [
            ["from": "1.00", "below": "2.00", "count": 1], ["from": "2.00", "below": "3.00", "count": 1],
            ["from": "3.00", "below": "4.00", "count": 1], ["from": "4.00", "below": "5.00", "count": 1],
          ],
        ]
      ])
  }

  @Test("draws what alike items ask, and says where they are too few")
  func histogram() async throws {
    for price in [100, 120, 120, 150, 900] as [Int64] { try shop.add("Bike", price: price * 100) }
    try shop.manager.add(
      ListingDetails(title: "Bike", price: .amount(80_00), currencyCode: "USD"), sellerId: "ana")
    let run = await shop.run("price", "bike", as: nil)
    #expect(
      run.output == """
        ITEMS   LOWEST  A QUARTER UP TO  HALF UP TO  THREE QUARTERS UP TO  HIGHEST
            5  €100.00          €120.00     €120.00               €150.00  €900.00
            1   $80.00           $80.00      $80.00                $80.00   $80.00

           FROM    BELOW  ITEMS  EUR
        €100.00  €120.00      1  ███████████████
        €120.00  €140.00      2  ██████████████████████████████
        €140.00  €160.00      1  ███████████████
        €160.00               1  ███████████████

        """)
    #expect(run.messages == "Too few to tell much: 1 in USD.\n")
  }

  private func numbers(_ arguments: String..., as handle: String? = "ana") async throws -> [Int64] {
    let run = await shop.run(arguments + ["--json"], as: handle)
    return try #require(try JSONValue(parsing: run.output)["items"]?.array).compactMap { $0["number"]?.number?.int64 }
  }
}
