import ExampleSupport
import ItemInterfaceMocks
import Mocking
import UserInterfaceMocks

let chatScenarios = [
  Scenario("empty", "Nobody has written to anybody", in: .standard.withoutHistory) { stage in
    try await stage.run("inbox", as: "ana")
    try await stage.run("inbox", "--json", as: "ana")
    try await stage.run("show", "1", as: "ana")
  },
  Scenario("nobody", "Nobody is signed in", prepare: { $0.signIn(nil) }) { stage in
    try await stage.run("inbox", as: nil)
    try await stage.run("send", "1", "Hello?", as: nil)
  },
  Scenario("long", "Very long texts, on a narrow terminal and on none", in: .wordy) { stage in
    let wordy = Array(repeating: "It still rings, and it rings well.", count: 12).joined(separator: " ")
    try await stage.run("send", "1", wordy, as: "ben")
    try await stage.run("send", "1", String(repeating: "🚲", count: 4_001), as: "ben")
    try await stage.run("send", "1", "first line\nsecond line\n\n@ana offers 1.00 €", as: "ben")
    try await stage.run("inbox", as: "ana", columns: 60)
    try await stage.run("show", "1", "--limit", "2", as: "ana")
  },
  Scenario("long-talk", "A conversation of many pages", in: .standard.afterLongTalk(of: 120)) { stage in
    try await stage.run("show", "1", "--limit", "3", as: "ana")
    try await stage.run("show", "1", "--limit", "3", "--before", "12", as: "ana")
    try await stage.run("show", "1", "--limit", "3", "--before", "9", as: "ana")
  },
  Scenario("right-to-left", "Arabic, mixed directions, and an attempt to reorder the line") { stage in
    try await stage.run("show", "2", as: "ana")
    try await stage.run("send", "2", "السعر 400 MAD، موافقة؟", as: "yusuf")
    try await stage.run("send", "2", "price: \u{202E}054\u{202C} MAD", as: "yusuf")
    try await stage.run("show", "2", "--limit", "2", as: "ana")
  },
  Scenario("slow", "Item answers so slowly that an offer expires meanwhile", prepare: waitForLastSeconds) { stage in
    try stage.say("Ana's offer ends in ten seconds, and every answer of Item takes a minute.")
    waitForLastSeconds(stage.world)
    try stage.say("What counts is when Ben accepted.")
    try await stage.run("accept", "1", as: "ben")
    try await stage.run("show", "1", "--limit", "1", as: "ben")
  },
  Scenario(
    "failing", "Item and User do not work",
    prepare: { world in
      world.items.onItemsIds.throws(OutOfOrder("the disk of Item is full"))
    }
  ) { stage in
    stage.world.items.onItemsIds.throws(OutOfOrder("the disk of Item is full"))
    try await stage.run("inbox", as: "ana")
    stage.world.answerFromMarket()
    stage.world.items.onReserve.throws(OutOfOrder("the disk of Item is full"))
    try stage.say("An offer that cannot be accepted stands as before.")
    try await stage.run("accept", "1", as: "ben")
    stage.world.answerFromMarket()
    try await stage.run("show", "1", "--limit", "1", as: "ben")
    stage.world.users.onSignedInUser.throws(OutOfOrder("the session file cannot be read"))
    try await stage.run("inbox", as: "ana")
  },
  Scenario(
    "blocked", "Ben blocks Ana while an offer stands",
    prepare: { world in
      world.block("2", with: "1")
    }
  ) { stage in
    stage.world.block("2", with: "1")
    try await stage.run("accept", "1", as: "ben")
    try await stage.run("send", "1", "Ben?", as: "ana")
    try await stage.run("start", "7", "Ben?", as: "ana")
    try stage.say("What was written stays readable, and her own offer can be taken back.")
    try await stage.run("show", "1", "--limit", "2", as: "ana")
    try await stage.run("withdraw", "1", as: "ana")
  },
  Scenario(
    "gone", "The item and a person are gone",
    prepare: { world in
      world.forgetItem("1")
      world.forgetPerson("4")
    }
  ) { stage in
    stage.world.forgetItem("1")
    stage.world.forgetPerson("4")
    try await stage.run("inbox", as: "ana")
    try await stage.run("show", "1", "--limit", "1", as: "ana")
    try await stage.run("accept", "1", as: "ben")
    try await stage.run("offer", "1", "90", as: "ben")
    try await stage.run("show", "2", "--limit", "1", as: "ana")
  },
  Scenario(
    "taken", "Somebody else was quicker",
    prepare: { world in
      try world.items.markSold("1", buyerId: "5", actorId: "1")
    }
  ) { stage in
    try stage.say("Item sold the bicycle to Hana at the door, without a conversation.")
    try stage.world.items.markSold("1", buyerId: "5", actorId: "1")
    try await stage.run("accept", "1", as: "ben")
    try await stage.run("offer", "1", "120", as: "ben")
    try await stage.run("decline", "1", as: "ben")
  },
  Scenario(
    "unsent", "A message is refused, and sent a moment later",
    prepare: { world in
      // The first question is that of the screen which comes up.
      world.users.onIsBlocked.returns(false, true, false)
    }
  ) { stage in
    stage.world.users.onIsBlocked.returns(true, false)
    try await stage.run("send", "1", "Deal!", as: "ben")
    try await stage.run("send", "1", "Deal!", as: "ben")
  },
  Scenario("third-person", "Somebody looks into a conversation of others", prepare: { $0.signIn("chloe") }) { stage in
    try await stage.run("show", "1", as: "chloe")
    try await stage.run("send", "1", "I pay more!", as: "chloe")
    try await stage.run("start", "7", as: "ben")
    try await stage.run("show", "99", as: "chloe")
  },
]

/// The offers of conversation 1 are about to expire, and Item takes its time.
@Sendable private func waitForLastSeconds(_ world: CannedWorld) {
  world.clock.advance(by: .seconds(48 * 3_600 - 189 * 60 - 10))
  world.answerSlowly(.item, in: .seconds(60))
}
