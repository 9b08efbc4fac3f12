import Commands
import Shipping
import ShippingPresentation
import Testing

@Suite("ship identify, ship carriers")
struct CarrierCommandTests {
  private let program = ShipProgram()

  @Test("every match is named with its page")
  func matches() async {
    let run = await program.run("identify", "1z31abyz03e7182815", as: nil)
    #expect(run.exitCode == .success)
    #expect(
      run.output == """
        1z31abyz03e7182815  UPS (ups)
          https://www.ups.com/track?tracknum=1Z31ABYZ03E7182815

        """)
  }

  @Test("a refused number is answered with the reason, and ends with 1")
  func refused() async {
    let run = await program.run("identify", "1Z31ABYZ03E7182816", as: nil)
    #expect(run.exitCode == .refused)
    #expect(
      run.output
        == "1Z31ABYZ03E7182816  refused: 18 characters like UPS, but the check digit should be 5, not 6\n")
  }

  @Test("--json prints one object a line, the likeliest match first")
  func json() async {
    let run = await program.run("identify", "--json", "100000000172", "x", as: nil)
    #expect(run.exitCode == .success)
    #expect(
      run.output == """
        {"number":"100000000172","valid":true,"matches":[{"carrier":"fedex","service":"FedEx Express (12)"},\
        {"carrier":"purolator","service":"Purolator (12)"}],"reason":null,\
        "url":"https://www.fedex.com/apps/fedextrack/?tracknumbers=100000000172"}
        {"number":"x","valid":false,"matches":[],"reason":"no carrier uses this form (1 character)","url":null}

        """)
  }

  @Test("without arguments, lines of standard input are numbers, as they are; blank ones do not count")
  func standardInput() async {
    let run = await program.run(
      "identify", "--json", as: nil, input: "\u{FEFF} 1Z31 ABYZ03E7182815 \r\n\n  \nx")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(#"{"number":" 1Z31 ABYZ03E7182815 ","valid":true"#) == true)
  }

  @Test("a line that cannot be read is refused with 65, and the others are answered")
  func unreadableLine() async {
    let run = await program.run(
      "identify", "--json", as: nil, input: String(repeating: "7", count: 65_537) + "\n\(ShipProgram.number)\n")
    #expect(run.exitCode == .badData)
    #expect(run.messages.contains("line 1"))
    #expect(run.output.contains(#""valid":true"#))
  }

  @Test("what a number holds never reaches a terminal as it is")
  func unsafeNumber() async {
    let run = await program.run("identify", "1Z\u{1B}[31m\u{202E}", as: nil, columns: 80)
    #expect(!run.output.contains("\u{1B}[31m"))
    #expect(!run.output.contains("\u{202E}"))
  }

  @Test("carriers are listed with their services")
  func carriers() async {
    let run = await program.run("carriers", as: nil)
    #expect(run.output.contains("canada_post   Canada Post"))
    let json = await program.run("carriers", "--json", as: nil)
    #expect(json.output.hasPrefix(#"[{"carrier":"amazon","name":"Amazon","services":["Amazon Logistics","#))
  }

  @Test(
    "neither needs a database", arguments: [["identify", ShipProgram.number], ["carriers"], ["create", "--help"]])
  func withoutDatabase(words: [String]) async {
    let commands = ShippingCommands(
      manager: untouchable("the manager"), items: untouchable("Item"), users: untouchable("User"))
    let program = Program("market", summary: "A market", version: "1", groups: [commands.group])
    #expect(await program.captured(["ship"] + words).exitCode == .success)
  }

  private func untouchable<Answer>(_ what: String) -> Answer { preconditionFailure("\(what) was asked for") }
}
