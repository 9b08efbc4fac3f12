import ExampleSupport
import ItemInterfaceMocks
import Mocking

let userScenarios = [
  Scenario("empty", "People without items, deals and reviews", in: .standard.withoutHistory) { stage in
    try await stage.run("show", "hana", as: "ben")
    try await stage.run("show", "hana", "--json", as: "ben")
    try await stage.run("review", "hana", "--rating", "5", "--text", "Lovely.", as: "ben")
  },
  Scenario("nobody", "Nobody is signed in", prepare: { $0.signIn(nil) }) { stage in
    try await stage.run("whoami", as: nil)
    try await stage.run("follow", "ana", as: nil)
    try await stage.run("show", "ana", "--reviews", "0", as: nil)
  },
  Scenario("long", "Names and texts at their limits and beyond", in: .wordy) { stage in
    try await stage.run("edit", "--name", String(repeating: "森", count: 60), as: "hana")
    try await stage.run("edit", "--name", String(repeating: "森", count: 61), as: "hana")
    try await stage.run("edit", "--bio", String(repeating: "I repair clocks. ", count: 29), as: "hana")
    try await stage.run("show", "hana", "--reviews", "0", as: "ana", columns: 60)
    try await stage.run("show", "ben", "--reviews", "0", as: "ana", columns: 60)
    try await stage.run(
      "review", "hana", "--rating", "5", "--text", String(repeating: "very ", count: 401), as: "ben")
  },
  Scenario("right-to-left", "An Arabic profile, and a name that tries to reorder the line") { stage in
    try await stage.run("show", "yusuf", as: "ana")
    try await stage.run("edit", "--name", "Ana \u{202E}niмda\u{202C}", as: "ana")
    try await stage.run("edit", "--bio", "I am \u{1B}[31mred\u{1B}[0m", as: "ana")
    try await stage.run("show", "ana", "--reviews", "0", as: "ben")
  },
  Scenario(
    "slow", "Item answers so slowly that a session ends meanwhile",
    prepare: { $0.answerSlowly(.item, in: .seconds(400 * 86_400)) }
  ) { stage in
    try stage.say("Ana signed in three weeks ago, and Item takes four hundred days for its answer.")
    stage.world.answerSlowly(.item, in: .seconds(400 * 86_400))
    try await stage.run("whoami", as: "ana")
    try await stage.run("show", "ana", "--reviews", "0", as: "ana")
    try stage.say("Her session is over by then; the profile was there for anybody.")
    try await stage.run("whoami", as: "ana")
  },
  Scenario(
    "failing", "Item does not work",
    prepare: { $0.items.onItemCounts.throws(OutOfOrder("the disk of Item is full")) }
  ) { stage in
    stage.world.items.onItemCounts.throws(OutOfOrder("the disk of Item is full"))
    try await stage.run("show", "ana", as: "ben")
    stage.world.items.onItem.throws(OutOfOrder("the disk of Item is full"))
    try stage.say("Only where the item is not known from a deal is Item asked.")
    try await stage.run("review", "--item", "1", "--rating", "5", "--text", "Fine.", as: "ben")
    try await stage.run("review", "--item", "11", "--rating", "5", "--text", "Fine.", as: "ben")
  },
  Scenario("blocked", "Ben blocks Ana") { stage in
    try await stage.run("follow", "ben", as: "ana")
    try await stage.run("block", "ana", as: "ben")
    try await stage.run("follow", "ben", as: "ana")
    try await stage.run("follow", "ana", as: "ben")
    try await stage.run("block", "ben", as: "ben")
    try stage.say("A finished deal can still be reviewed.")
    try await stage.run("review", "ben", "--rating", "2", "--text", "Then he blocked me.", as: "ana")
    try await stage.run("unblock", "ana", as: "ben")
  },
  Scenario("gone", "A person and an item that are not there") { stage in
    try await stage.run("show", "zoe", as: "ana")
    try await stage.run("follow", "zoe", as: "ana")
    try await stage.run("review", "--item", "99", "--rating", "5", "--text", "Fine.", as: "ana")
    try stage.say("Item forgot what changed hands; the deal and its reviews are User's, and stay.")
    stage.world.forgetItem("11")
    try await stage.run("review", "--item", "11", "--rating", "5", "--text", "Fine.", as: "ben")
  },
  Scenario("taken", "A handle, a review and a document that are taken") { stage in
    try await stage.run("register", "ANA", "--password-stdin", as: nil, input: "something with bread\n")
    try await stage.run("review", "ana", "--rating", "1", "--text", "On second thoughts…", as: "ben")
    try await stage.run("review", "--item", "5", "--rating", "1", "--text", "I was not there.", as: "ben")
    try await stage.run("verify-document", "dni", "--number-stdin", as: "nuria", input: "31415926F\n")
    try await stage.run("verify-document", "cpf", "--number-stdin", as: "nuria", input: "314.159.265-90\n")
    try await stage.run("verify-document", "cpf", "--number-stdin", as: "ana", input: "31415926590\n")
  },
  Scenario("locked-out", "A password is guessed") { stage in
    for _ in 1...4 {
      try await stage.run("login", "ana", "--password-stdin", as: nil, input: "is it this one?\n")
    }
    try stage.say("The right one has to wait as well.")
    try await stage.run("login", "ana", "--password-stdin", as: nil, input: "ana likes bread\n")
    stage.world.clock.advance(by: .seconds(120))
    try await stage.run("login", "ana", "--password-stdin", as: nil, input: "ana likes bread\n")
    try stage.say("Ana takes another password, and whoever had the former one is out.")
    try await stage.run(
      "password", "--password-stdin", as: "ana", input: "ana likes bread\nana prefers butter\n")
    try await stage.run("login", "ana", "--password-stdin", as: nil, input: "ana likes bread\n")
  },
]
