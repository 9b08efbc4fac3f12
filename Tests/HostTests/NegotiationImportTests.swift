import Commands
import Records
import Testing

@testable import marketplace

@Suite("An import of negotiations")
struct NegotiationImportTests {
  /// A conversation about an item as a line of a file.
  private func line(_ conversation: String, item: String = "500", _ events: String...) -> String {
    """
    {"conversation":"\(conversation)","item":{"post_id":"\(item)","title":"Kettle","description":["Boils."],\
    "price":30,"category":"kitchen"},"events":[\(events.joined(separator: ","))]}
    """
  }

  private func event(_ from: String, _ type: String, _ more: String = "", at: Double = 1_700_000_000) -> String {
    #"{"at":\#(at),"from":"\#(from)","type":"\#(type)"\#(more)}"#
  }

  private func run(_ text: String, in market: Market) async throws -> JSONValue {
    try await market.json(
      "import", "negotiations", "-", "--create-people", "--currency", "EUR", input: text)
  }

  @Test("runs talk, offers and deals through the market's rules")
  func imports() async throws {
    let market = try Market()
    let report = try await run(
      line(
        "a", event("buyer", "message", #","text":"Hi""#), event("buyer", "offer", #","price":20.5"#),
        event("seller", "offer", #","price":25"#), event("buyer", "accept"), event("seller", "quit")), in: market)
    #expect(report["conversations"] == 1)
    #expect(report["items"] == 1)
    #expect(report["messages"] == 1)
    #expect(report["offers"] == 2)
    #expect(report["deals"] == 1)
    #expect(report["agreed"] == "25.00")
    #expect(report["left"] == 1)
    #expect(report["refused"] == [])
    #expect(try await market.json("doctor")["clean"] == true)
  }

  @Test("does nothing the second time")
  func again() async throws {
    let market = try Market()
    let text = line("a", event("buyer", "message", #","text":"Hi""#), event("buyer", "offer", #","price":20"#))
    _ = try await run(text, in: market)
    let before = try market.rows()
    let report = try await run(text, in: market)
    #expect(report["conversations"] == 0)
    #expect(report["unchanged"] == 1)
    #expect(report["messages"] == 0)
    #expect(try market.rows() == before)
  }

  @Test("goes on where a shorter file stopped")
  func continues() async throws {
    let market = try Market()
    let hello = event("buyer", "message", #","text":"Hi""#)
    _ = try await run(line("a", hello), in: market)
    let report = try await run(line("a", hello, event("buyer", "offer", #","price":20"#)), in: market)
    #expect(report["conversations"] == 0)
    #expect(report["messages"] == 0)
    #expect(report["offers"] == 1)
  }

  @Test("lists what the rules refuse, with conversation, number and reason")
  func refusals() async throws {
    let market = try Market()
    let text = [
      line("a", event("buyer", "offer"), event("seller", "accept"), event("seller", "decline")),
      line("b", event("buyer", "offer", #","price":20"#), event("seller", "accept")),
      line("c", event("buyer", "offer", #","price":22"#), event("seller", "accept")),
    ].joined(separator: "\n")
    let report = try await run(text, in: market)
    #expect(report["deals"] == 1)
    #expect(
      report["refusedByReason"]
        == ["item-reserved": 1, "nothing-to-accept": 1, "nothing-to-decline": 1, "price-missing": 1])
    #expect(report["refused"]?.array?.last?["conversation"] == "c")
    #expect(report["refused"]?.array?.last?["number"] == 2)
  }

  @Test("counts the events' own times: an offer is over 48 hours after it was made")
  func expiry() async throws {
    let market = try Market()
    let late = 1_700_000_000 + 48.0 * 3_600
    let report = try await run(
      line("a", event("buyer", "offer", #","price":20"#), event("seller", "accept", at: late)), in: market)
    #expect(report["refusedByReason"] == ["nothing-to-accept": 1])
  }

  @Test(
    "takes the rest of what is malformed in a part",
    arguments: [
      #"{"at":"yesterday","from":"buyer","type":"message","text":"x"}"#,
      #"{"at":1,"from":"thief","type":"message","text":"x"}"#,
      #"{"at":1,"from":"buyer","type":"dance"}"#,
      #"{"at":1,"from":"buyer","type":"message"}"#,
      #"{"at":1,"from":"buyer","type":"offer","price":0.001}"#,
      #"{"at":1e400,"from":"buyer","type":"message","text":"x"}"#,
      "7", "null",
    ])
  func malformedEvent(event malformed: String) async throws {
    let market = try Market()
    let report = try await run(line("a", malformed, event("buyer", "message", #","text":"Hi""#)), in: market)
    #expect(report["messages"] == 1)
    #expect(report["refused"]?.array?.first?["number"] == 1)
    #expect(report["refused"]?.array?.first?["code"] == "malformed")
  }

  @Test("takes the other lines of a file in which one is malformed")
  func malformedLine() async throws {
    let market = try Market()
    let text = "\u{FEFF}" + line("a") + "\n{\"conversation\": oops}\n" + line("b", item: "501") + "\n"
    let run = try await market.run("import", "negotiations", "-", "--create-people", "--json", input: text)
    #expect(run.exitCode == .badData)
    let report = try JSONValue(parsing: run.output)
    #expect(report["conversations"] == 2)
    #expect(report["refused"]?.array?.count == 1)
  }

  @Test("takes ids that would be no names", arguments: [String(repeating: "x", count: 150), #"\u001b[31m"#, "é/.."])
  func awkwardIds(id: String) async throws {
    let market = try Market()
    let report = try await run(line(id, event("buyer", "message", #","text":"Hi""#)), in: market)
    #expect(report["conversations"] == 1)
    #expect(report["refused"] == [])
  }

  @Test("adds prices up to more than one price can be")
  func sum() async throws {
    let market = try Market()
    let offer = event("buyer", "offer", #","price":92233720368547758.07"#)
    let text = ["a", "b"].map { line($0, item: $0, offer, event("seller", "accept")) }.joined(separator: "\n")
    #expect(try await run(text, in: market)["agreed"] == "184467440737095516.14")
  }

  @Test("needs to be told to make accounts")
  func createPeople() async throws {
    let market = try Market()
    let run = try await market.run("import", "negotiations", "-", input: line("a"))
    #expect(run.exitCode == .refused)
    #expect(run.messages.contains("--create-people"))
  }
}
