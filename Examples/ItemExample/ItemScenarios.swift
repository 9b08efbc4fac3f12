import ExampleSupport
import LegacyInterfaceMocks
import Mocking
import UserInterfaceMocks

let itemScenarios = [
  Scenario("empty", "Nothing is on sale", in: .standard.withoutHistory) { stage in
    try await stage.run("search", as: "ana")
    try await stage.run("search", "bicicleta", "--json", as: "ana")
    try await stage.run("price", "bicicleta", as: "ana")
    try await stage.run("list", as: "ana")
    try await stage.run("show", "1", as: "ana")
  },
  Scenario("nobody", "Nobody is signed in", prepare: { $0.signIn(nil) }) { stage in
    try stage.say("Looking needs no session; selling does.")
    try await stage.run("show", "2", as: nil)
    try await stage.run("add", "Lamp", "--free", as: nil)
    try await stage.run("list", as: nil)
  },
  Scenario("long", "Very long texts, and a narrow terminal", in: .wordy) { stage in
    try await stage.run("add", String(repeating: "long ", count: 24), "--price", "1", as: "ana")
    try await stage.run("add", String(repeating: "👩‍👩‍👧", count: 120), "--price", "1", as: "ana")
    try await stage.run("add", String(repeating: "x", count: 121), "--price", "1", as: "ana")
    try await stage.run(
      "edit", "1", "--description", String(repeating: "And it rings. ", count: 1_500), as: "ana")
    try await stage.run("search", "--limit", "4", as: "ben", columns: 60)
    try await stage.run("list", as: "ana", columns: 40)
  },
  Scenario("right-to-left", "Arabic, and a title that tries to reorder the line") { stage in
    try await stage.run("search", "خشبية", as: "ana")
    try await stage.run("show", "3", as: "ana")
    try await stage.run("add", "lamp \u{202E}0.1 :ecirp\u{202C}", "--price", "10", "--currency", "MAD", as: "yusuf")
  },
  Scenario("slow", "User answers slowly", prepare: { $0.answerSlowly(.user, in: .seconds(60)) }) { stage in
    try stage.say("Every answer of User takes a minute; what is recorded is when the change was made.")
    stage.world.answerSlowly(.user, in: .seconds(60))
    try await stage.run("reserve", "1", "--to", "ben", as: "ana")
    try await stage.run("show", "1", as: "ana")
  },
  Scenario(
    "failing", "User does not work when a sale is finished",
    prepare: { world in world.users.onUsersIds.throws(OutOfOrder("the disk of User is full")) }
  ) { stage in
    stage.world.users.onRecordDeal.throws(OutOfOrder("the disk of User is full"))
    try await stage.run("sold", "9", "--to", "chloe", as: "ana")
    try stage.say("All or nothing: the guitar is still reserved.")
    try await stage.run("list", "--status", "reserved", as: "ana")
    stage.world.answerFromMarket()
    try await stage.run("sold", "9", "--to", "chloe", as: "ana")
  },
  Scenario(
    "blocked", "The seller and the buyer have nothing to do with each other", prepare: { $0.block("2", with: "1") }
  ) { stage in
    stage.world.block("2", with: "1")
    try await stage.run("reserve", "1", "--to", "ben", as: "ana")
    try await stage.run("sold", "1", "--to", "ben", as: "ana")
    try await stage.run("sold", "1", "--to", "ana", as: "ana")
  },
  Scenario("taken", "Somebody else was quicker") { stage in
    try await stage.run("reserve", "9", "--to", "ben", as: "ana")
    try await stage.run("sold", "9", "--to", "ben", as: "ana")
    try await stage.run("edit", "9", "--price", "10", as: "ana")
    try await stage.run("remove", "9", "--yes", as: "ana")
    try await stage.run("edit", "5", "--title", "Machine", as: "chloe")
  },
  Scenario(
    "gone", "An item, a buyer and a seller are gone",
    prepare: { world in
      world.forgetPerson("3")
      world.forgetPerson("4")
    }
  ) { stage in
    try await stage.run("show", "8", as: "ana")
    try stage.say("Its seller still sees what he withdrew.")
    try await stage.run("show", "8", as: "ben")
    try await stage.run("favourite", "99", as: "ana")
    stage.world.forgetPerson("3")
    stage.world.forgetPerson("4")
    try await stage.run("sold", "9", "--to", "chloe", as: "ana")
    try await stage.run("show", "3", as: "ana")
    try await stage.run("search", "--max-price", "100", "--currency", "EUR", as: "ana")
  },
  Scenario("currencies", "Prices with no decimals, with three, and with too many") { stage in
    try await stage.run("add", "Sencha bowl", "--price", "1200.50", "--currency", "JPY", as: "hana")
    try await stage.run("add", "Sencha bowl", "--price", "1200", "--currency", "JPY", as: "hana")
    try await stage.run("add", "Brass coffee pot", "--price", "12.345", "--currency", "KWD", as: "yusuf")
    try await stage.run("add", "Brass coffee pot", "--price", "12.345", "--currency", "EUR", as: "yusuf")
    try await stage.run("add", "Brass coffee pot", "--price", "99999999999999999999", as: "yusuf")
    stage.world.legacy.onLanguage.returns("pt")
    try await stage.run("search", "bowl", as: "ana")
  },
  Scenario("prices", "Enough cameras to tell what a camera costs", in: .cameras) { stage in
    try await stage.run("price", "film camera", as: nil)
    try await stage.run("price", "film camera", "--json", as: nil)
    try await stage.run("price", "lamp", as: nil)
  },
  Scenario("import", "A file with good, odd and malformed records, twice") { stage in
    let file = """
      {"id": "a1", "title": "Skis", "price": 80}
      {"id": "a2", "title": "", "price": 5}
      {"id": "a3", "title": "Sled", "price": "ten"}
      {"id": "a4", "title": "Skates", "free": true}

      """
    try await stage.run("import", "-", "--currency", "EUR", as: "nuria", input: file)
    try await stage.run("import", "-", "--currency", "EUR", as: "nuria", input: file)
    try await stage.run("import", "-", as: "nuria", input: "{\"title\": \"Sk")
    try await stage.run("export", as: "nuria")
  },
]
