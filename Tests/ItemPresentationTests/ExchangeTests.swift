import Commands
import Item
import ItemPresentation
import Records
import Testing

@Suite("A file of listings")
struct ExchangeTests {
  let shop = Shop()

  @Test(
    "goes in as an array, as lines, or as objects that span lines",
    arguments: [
      #"[{"post_id":"1","title":"Bike","price":5},{"id":2,"title":"Lamp","price":"7.50"}]"#,
      "{\"post_id\":\"1\",\"title\":\"Bike\",\"price\":5}\n\n{\"id\":2,\"title\":\"Lamp\",\"price\":\"7.50\"}\n",
      "\u{FEFF}[\n{\n\"post_id\":\"1\",\"title\":\"Bike\",\"price\":5\n},\n{\"id\":2,\"title\":\"Lamp\",\"price\":7.5}\n]",
    ])
  func layouts(text: String) async throws {
    let report = try await shop.json("import", "-", input: text)
    #expect(report == ["added": 2, "changed": 0, "unchanged": 0, "refused": []])
    #expect(try shop.manager.listing(sellerId: "ana", reference: "2")?.details.price == .amount(7_50))
    let again = try await shop.json("import", "-", input: text)
    #expect(again == ["added": 0, "changed": 0, "unchanged": 2, "refused": []])
  }

  @Test("may say a thing in several ways")
  func fields() async throws {
    let report = try await shop.json(
      "import", "-", "--currency", "USD",
      input: """
        {"id":1,"title":" Bike ","description":["one","two"],"price":1e2,"attrs":{"gears":21,"new":false,"x":null}}
        {"id":2,"title":"Chair","is_free":true,"price":0,"condition":"like new","place":"Porto","unknown":[1]}
        {"id":3,"title":"Koper","price":"1500","currency":"JPY","condition":"Trek","category":"Bags"}
        """)
    #expect(report["added"] == 3)
    let bike = try #require(try shop.manager.listing(sellerId: "ana", reference: "1")).details
    #expect(bike.title == "Bike" && bike.description == "one\n\ntwo" && bike.price == .amount(100_00))
    #expect(bike.currencyCode == "USD" && bike.attributes == ["gears": "21", "new": "false"])
    let chair = try #require(try shop.manager.listing(sellerId: "ana", reference: "2")).details
    #expect(chair.price == .free && chair.condition == .likeNew && chair.place == "Porto")
    let bag = try #require(try shop.manager.listing(sellerId: "ana", reference: "3")).details
    #expect(bag.price == .amount(1_500) && bag.category == "bags" && bag.attributes == ["condition": "Trek"])
  }

  @Test(
    "has bad records reported with line, field and reason, and the rest goes in",
    arguments: [
      (#"{"price":5}"#, "title", "it is missing"),
      (#"{"title":"","price":5}"#, "title", "it is empty"),
      (#"{"title":7,"price":5}"#, "title", "a string was expected, but the number 7 was found"),
      (#"{"title":"A"}"#, "price", "it is missing"),
      (#"{"title":"A","price":0}"#, "price", "it has to be above zero, or the item free"),
      (#"{"title":"A","price":-5}"#, "price", "it has to be above zero, or the item free"),
      (#"{"title":"A","price":5,"free":true}"#, "price", "a free item has no price"),
      (#"{"title":"A","price":5.001}"#, "price", "5.001 has more than the 2 decimals of EUR, or is too large"),
      (#"{"title":"A","price":1e30}"#, "price", "1e30 has more than the 2 decimals of EUR, or is too large"),
      (#"{"title":"A","price":true}"#, "price", "a string was expected, but true or false was found"),
      (
        #"{"title":"A","price":5,"description":[1]}"#, "description[0]", "a string was expected, but a number was found"
      ),
      (#"{"title":"A","price":5,"attributes":{"a":[]}}"#, "attributes.a", "a text was expected"),
      (#"{"title":"A","price":5,"id":{}}"#, "id", "a string was expected, but an object was found"),
      ("[]", nil, "an object was expected, but an array was found"),
    ] as [(String, String?, String)])
  func refusals(record: String, field: String?, reason: String) async throws {
    let report = try await shop.json(
      "import", "-",
      input: "{\"id\":1,\"title\":\"Bike\",\"price\":5}\n\(record)\n{\"id\":2,\"title\":\"Lamp\",\"price\":5}\n")
    #expect(report["added"] == 2)
    #expect(
      report["refused"] == [["line": 2, "field": field.map { .string($0) } ?? .null, "reason": .string(reason)]])
  }

  @Test("that breaks off goes in up to there, and ends with 65")
  func truncated() async throws {
    let run = await shop.run(
      "import", "-", "--json", input: "[\n{\"id\":1,\"title\":\"Bike\",\"price\":5},\n{\"id\":2,\"tit")
    #expect(run.exitCode == .badData)
    let report = try JSONValue(parsing: run.output)
    #expect(report["added"] == 1)
    #expect(report["refused"]?.array?.count == 1)
  }

  @Test("with a malformed line goes on behind it, and ends with 65")
  func badLine() async throws {
    let run = await shop.run(
      "import", "-", "--json",
      input: "{\"id\":1,\"title\":\"Bike\",\"price\":5}\nnonsense\n{\"id\":2,\"title\":\"Lamp\",\"price\":5}\n")
    #expect(run.exitCode == .badData)
    let report = try JSONValue(parsing: run.output)
    #expect(report["added"] == 2 && report["refused"]?.array?.first?["line"] == 2)
  }

  @Test("that is not there ends with 66")
  func missing() async {
    #expect(await shop.run("import", "no-such-file.json").exitCode == .noSuchFile)
  }

  @Test("changes what is different, but not against a rule")
  func changes() async throws {
    func report(_ record: String) async throws -> JSONValue { try await shop.json("import", "-", input: record) }
    _ = try await report(#"{"id":1,"title":"Bike","price":5}"#)
    #expect(try await report(#"{"id":1,"title":"Trike","price":6}"#)["changed"] == 1)
    _ = await shop.run("reserve", "1", "--to", "bea")
    #expect(try await report(#"{"id":1,"title":"Trike!","price":6}"#)["changed"] == 1)
    let refused = try await report(#"{"id":1,"title":"Trike!","price":7}"#)["refused"]
    #expect(refused == [["line": 1, "field": .null, "reason": "Item 1 is reserved for @bea"]])
  }

  @Test("comes out so that going in again changes nothing", arguments: ["json", "jsonl"])
  func roundTrip(format: String) async throws {
    _ = await shop.run(
      "add", "Bike \"x\"", "--price", "5.5", "--currency", "USD", "--condition", "rusty", "--attribute", "a=b",
      "--description", "one\n\n\ttwo", "--place", "São Paulo", "--category", "bike")
    _ = await shop.run("add", "Chair", "--free", "--condition", "good")
    _ = await shop.run("add", "Lamp", "--price", "1500", "--currency", "KRW")
    _ = await shop.run("sold", "3", "--to", "bea")
    let file = await shop.run("export", "--format", format)
    let report = try await shop.json("import", "-", input: file.output)
    #expect(report == ["added": 0, "changed": 0, "unchanged": 3, "refused": []])
    let elsewhere = try await Shop().json("import", "-", input: file.output)
    #expect(elsewhere == ["added": 3, "changed": 0, "unchanged": 0, "refused": []])
  }

  @Test("comes out as a table too")
  func table() async throws {
    _ = await shop.run("add", "=1+1, \"x\"", "--price", "5", "--attribute", "a=b")
    let reference = try shop.manager.listing(1).reference
    #expect(
      await shop.run("export", "--format", "csv").output == #"""
        id,title,description,price,currency,free,category,condition,attributes,place,status,createdAt\#r
        \#(reference),"'=1+1, ""x""",,5.00,EUR,false,,,"{""a"":""b""}",,available,2026-03-01T09:30:00.000Z\#r

        """#)
  }

  @Test("comes out oldest first, however many pages it takes")
  func order() async throws {
    for index in 0..<1_100 { try shop.add("Bike \(index)") }
    let file = await shop.run("export", "--format", "jsonl")
    let titles = try file.output.split(separator: "\n").map { try JSONValue(parsing: String($0))["title"]?.string }
    #expect(titles == (0..<1_100).map { "Bike \($0)" })
  }
}
