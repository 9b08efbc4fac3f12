import Commands
import Records
import Testing

@testable import marketplace

@Suite("An import of a seller's listings")
struct ListingImportTests {
  private let lamp = #"{"id":1,"title":"Lamp","price":12.5,"condition":"glowing"}"#

  @Test("adds, recognises and changes", arguments: [true, false])
  func listings(isArray: Bool) async throws {
    let market = try Market()
    func run(_ records: String...) async throws -> String {
      let text = isArray ? "[" + records.joined(separator: ",") + "]" : records.joined(separator: "\n")
      return try await market.output(
        "import", "listings", "-", "--seller", "garage", "--create-people", "--currency", "USD", "--json", input: text)
    }
    let chair = #"{"post_id":"2","title":"Chair","price":"7.00","description":["Four legs.","One back."]}"#
    #expect(try await run(lamp, chair) == #"{"added":2,"changed":0,"unchanged":0,"refused":[]}"# + "\n")
    #expect(try await run(lamp, chair) == #"{"added":0,"changed":0,"unchanged":2,"refused":[]}"# + "\n")
    let dearer = #"{"id":1,"title":"Lamp","price":13,"condition":"glowing"}"#
    #expect(try await run(dearer, chair) == #"{"added":0,"changed":1,"unchanged":1,"refused":[]}"# + "\n")
  }

  @Test(
    "goes in whole or says why not",
    arguments: [
      (#"[{"title":"Lamp","price":1},"#, ExitCode.badData, 1),
      (#"{"title":"Lamp","price":1}"# + "\n{", .badData, 1),
      ("", .success, 0),
      ("\u{FEFF}[]", .success, 0),
      ("[1, null]", .success, 0),
      (#"[{"title":"Lamp","price":99999999999999999999}]"#, .success, 0),
      (#"[{"title":"Lamp","price":"1,50"}]"#, .success, 0),
      (#"[{"title":"Lamp","price":0}]"#, .success, 0),
    ])
  func malformed(text: String, exitCode: ExitCode, added: Int) async throws {
    let market = try Market()
    let run = try await market.run(
      "import", "listings", "-", "--seller", "garage", "--create-people", "--currency", "USD", "--json", input: text)
    #expect(run.exitCode == exitCode)
    #expect(run.output.hasPrefix(#"{"added":\#(added),"#))
    #expect(try await market.json("doctor")["clean"] == true)
  }

  @Test("refuses a file that is not there, and a seller who is not")
  func missing() async throws {
    let market = try Market()
    #expect(
      try await market.run("import", "listings", "/no/such/file", "--seller", "a1", "--create-people").exitCode
        == .noSuchFile)
    #expect(try await market.run("import", "listings", "-", "--seller", "nobody", input: lamp).exitCode == .refused)
  }
}
