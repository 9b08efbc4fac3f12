import Commands
import ItemInterfaceMocks
import Testing

@Suite("ship create, track, update, receive, list")
struct ParcelCommandTests {
  private let program = ShipProgram()

  @Test("a parcel from the label to the buyer's hands")
  func wholeWay() async {
    #expect(await program.run("create", "42", ShipProgram.number).output == "Parcel 1: Blue bicycle (item 42)\n")
    let update = await program.run("update", "1", "in-transit", "--place", "Porto", "--at", "2026-03-01T14:30Z")
    #expect(update.output == "Status of parcel 1: in-transit.\n")
    let late = await program.run("update", "1", "accepted", "--at", "2026-02-28", "--note", "at the counter")
    #expect(late.output == "Status of parcel 1: in-transit.\n")
    let track = await program.run("track", "1", as: "2")
    #expect(
      track.output == """
        Parcel 1: Blue bicycle (item 42)
        From @ana to @bo
        UPS 1Z31ABYZ03E7182815
        https://www.ups.com/track?tracknum=1Z31ABYZ03E7182815
        Created 2026-03-02 12:00
        Status: in-transit

        TIME              STATUS      PLACE  NOTE
        2026-02-28 00:00  accepted           at the counter
        2026-03-01 14:30  in-transit  Porto  \("")

        """)
    let receive = await program.run("receive", "1", as: "2")
    #expect(receive.output == "Status of parcel 1: received.\n")
    #expect(receive.messages.contains("The item is sold."))
    #expect(await program.run("receive", "1", as: "2").messages.contains("known already"))
  }

  @Test("--json prints all that is known of a parcel")
  func json() async {
    let program = await program.shipped()
    _ = await program.run("update", "1", "accepted", "--at", "2026-03-01T01:00:00.250+02:00")
    let run = await program.run("track", "1", "--json")
    #expect(
      run.output == """
        {"number":1,"item":42,"title":"Blue bicycle","seller":"ana","buyer":"bo","carrier":"ups",\
        "service":"UPS","trackingNumber":"1Z31ABYZ03E7182815",\
        "url":"https://www.ups.com/track?tracknum=1Z31ABYZ03E7182815","status":"accepted",\
        "createdAt":"2026-03-02T12:00:00.000Z",\
        "events":[{"status":"accepted","at":"2026-02-28T23:00:00.250Z","place":null,"note":null}]}

        """)
  }

  @Test("a list has one's parcels, by role and status")
  func list() async {
    let program = await program.shipped()
    let run = await program.run("list")
    #expect(run.output.contains("     1  Blue bicycle  to @bo  ups      label   2026-03-02 12:00"))
    #expect(await program.run("list", "--role", "buyer").messages == "No parcels.\n")
    #expect(await program.run("list", "--role", "buyer", as: "2").output.contains("from @ana"))
    #expect(await program.run("list", "--status", "delivered", "--json").output == "{\"parcels\":[],\"next\":null}\n")
    #expect(await program.run("list", "--status", "label", "--json").output.hasPrefix(#"{"parcels":[{"number":1,"#))
  }

  @Test("a list is read page by page")
  func pages() async throws {
    let program = await program.shipped()
    _ = await program.run("create", "43", ShipProgram.number)
    let first = await program.run("list", "--limit", "1")
    #expect(first.output.contains("     2  Blue bicycle"))
    #expect(first.messages == "More: add --cursor 2\n")
    let second = await program.run("list", "--limit", "1", "--cursor", "2")
    #expect(second.output.contains("     1  Blue bicycle"))
    #expect(second.messages.isEmpty)
    #expect(await program.run("list", "--limit", "1", "--json").output.hasSuffix(#"],"next":"2"}"# + "\n"))
  }

  @Test(
    "the wrong person is refused with 77",
    arguments: [
      (["create", "42", ShipProgram.number], "2"), (["create", "42", ShipProgram.number], "3"),
      (["track", "1"], "3"), (["update", "1", "accepted"], "2"), (["update", "1", "accepted"], "3"),
      (["receive", "1"], "1"), (["receive", "1"], "3"),
    ])
  func wrongPerson(words: [String], user: String) async {
    let program = await program.shipped()
    #expect(await program.run(words, as: user).exitCode == .notPermitted)
  }

  @Test(
    "nobody is refused with 77",
    arguments: [
      ["create", "42", "x"], ["track", "1"], ["update", "1", "accepted"], ["receive", "1"], ["list"],
    ])
  func nobody(words: [String]) async {
    let run = await program.run(words, as: nil)
    #expect(run.exitCode == .notPermitted)
    #expect(run.messages.contains("user login"))
  }

  @Test(
    "what a rule refuses ends with 1",
    arguments: [
      ["create", "9", ShipProgram.number], ["create", "42", "123"], ["create", "42", ShipProgram.number],
      ["track", "9"], ["update", "9", "accepted"], ["update", "1", "accepted", "--at", "2026-03-02T13:00:01Z"],
      ["update", "1", "accepted", "--place", "a\nb"],
    ])
  func refused(words: [String]) async {
    let program = await program.shipped()
    #expect(await program.run(words, as: "1").exitCode == .refused)
  }

  @Test(
    "what is malformed ends with 64",
    arguments: [
      ["create", "x", ShipProgram.number], ["create", "99999999999999999999", "x"], ["track"], ["track", "1", "2"],
      ["update", "1", "received"], ["update", "1", "lost"], ["update", "1", "accepted", "--at", "yesterday"],
      ["update", "1", "accepted", "--at", "2026-02-30"],
      ["list", "--status", "x"], ["list", "--role", "x"], ["list", "--limit", "0"], ["list", "--cursor", "x"],
    ])
  func usage(words: [String]) async {
    let program = await program.shipped()
    #expect(await program.run(words, as: "1").exitCode == .usage)
  }

  @Test("a number of several carriers is asked about on a terminal")
  func asks() async {
    let run = await program.run(
      "create", "42", "100000000172", "--json", as: "1", input: "dhl\npurolator\n", columns: 300)
    #expect(run.output.contains(#""carrier":"purolator""#))
  }

  @Test("other people's text never reaches a terminal as it is")
  func unsafeTitle() async {
    let program = await ShipProgram(items: .bicycle(titled: "Blue\u{1B}[31m\u{202E} bicycle")).shipped()
    for words in [["track", "1"], ["list"], ["list", "--json"]] {
      let run = await program.run(words, as: "1")
      #expect(run.exitCode == .success)
      #expect(!run.output.contains("\u{1B}"))
      #expect(!run.output.contains("\u{202E}"))
    }
  }

  @Test("elsewhere it needs --carrier, which the refusal says")
  func names() async {
    let run = await program.run("create", "42", "100000000172")
    #expect(run.exitCode == .refused)
    #expect(run.messages.contains("--carrier fedex"))
    let named = await program.run("create", "42", "100000000172", "--carrier", "purolator")
    #expect(named.exitCode == .success)
  }
}

extension ShipProgram {
  fileprivate func run(_ words: [String], as user: String?) async -> CapturedRun {
    users.signIn(user)
    return await captured(words)
  }
}
