import ChatInterfaceMocks
import ExampleSupport
import ItemInterfaceMocks
import Mocking

let shippingScenarios = [
  Scenario("empty", "There are no parcels", in: .standard.withoutHistory) { stage in
    try await stage.run("list", as: "ana")
    try await stage.run("list", "--json", as: "ana")
    try await stage.run("track", "1", as: "ana")
    try await stage.run("create", "1", "RR314159268PT", as: "ana")
  },
  Scenario("nobody", "Nobody is signed in", prepare: { $0.signIn(nil) }) { stage in
    try stage.say("Whose number it is needs no session.")
    try await stage.run("identify", "RR314159268PT", as: nil)
    try await stage.run("list", as: nil)
  },
  Scenario("long", "A place and a note that are too long, and a narrow terminal") { stage in
    try await stage.run("update", "2", "in-transit", "--place", String(repeating: "x", count: 201), as: "hana")
    try await stage.run(
      "update", "2", "exception", "--note", String(repeating: "wet, ", count: 40), as: "hana")
    try await stage.run("track", "2", as: "ben", columns: 60)
    try await stage.run("list", as: "ben", columns: 40)
    try await stage.run("identify", String(repeating: "1", count: 500), as: "ana")
  },
  Scenario("right-to-left", "Arabic, Japanese, and a note that tries to reorder the line") { stage in
    try await stage.run("update", "2", "in-transit", "--place", "طنجة", "--note", "وصل إلى الميناء", as: "hana")
    try await stage.run("update", "2", "exception", "--note", "\u{202E}derevileD\u{202C}", as: "hana")
    try await stage.run("update", "2", "exception", "--note", "\u{1B}[2J", as: "hana")
    try await stage.run("track", "2", as: "ben")
  },
  Scenario(
    "slow", "Item answers slowly while a parcel arrives", prepare: { $0.answerSlowly(.item, in: .seconds(60)) }
  ) { stage in
    try stage.say("Every answer of Item takes a minute; the parcel was received when the buyer said so.")
    stage.world.answerSlowly(.item, in: .seconds(60))
    try await stage.run("receive", "2", as: "ben")
    try await stage.run("track", "2", as: "ben")
  },
  Scenario(
    "failing", "Chat does not work when a parcel arrives",
    prepare: { $0.chat.onPostSystemMessage.throws(OutOfOrder("the disk of Chat is full")) }
  ) { stage in
    stage.world.chat.onPostSystemMessage.throws(OutOfOrder("the disk of Chat is full"))
    try await stage.run("receive", "2", as: "ben")
    try stage.say("All or nothing: the parcel is still on its way, and arrives when it is said again.")
    try await stage.run("list", "--role", "buyer", as: "ben")
    stage.world.answerFromMarket()
    try await stage.run("receive", "2", as: "ben")
    try await stage.run("receive", "2", as: "ben")
  },
  Scenario(
    "unreachable", "Item does not work while parcels are listed",
    prepare: { $0.items.onItemsIds.throws(OutOfOrder("the disk of Item cannot be read")) }
  ) { stage in
    stage.world.items.onItemsIds.throws(OutOfOrder("the disk of Item cannot be read"))
    try await stage.run("list", as: "ben")
  },
  Scenario("blocked", "One blocks the other, and they never talked", prepare: blockSilently) { stage in
    blockSilently(stage.world)
    try stage.say("There is nowhere to say it, and the parcel arrives all the same.")
    try await stage.run("receive", "2", as: "ben")
  },
  Scenario("gone", "The item of a parcel is gone", prepare: { $0.forgetItem("4") }) { stage in
    stage.world.forgetItem("4")
    try await stage.run("list", as: "ben")
    try await stage.run("track", "2", as: "ben")
    try await stage.run("receive", "2", as: "ben")
    try await stage.run("create", "99", "RR314159268PT", as: "ana")
  },
  Scenario("taken", "The item went to somebody else while the parcel travelled", prepare: sellElsewhere) { stage in
    try sellElsewhere(stage.world)
    try await stage.run("update", "2", "delivered", as: "hana")
    try await stage.run("receive", "2", as: "ben")
    try await stage.run("create", "4", "RR314159268PT", as: "hana")
    try await stage.run("create", "1", "RR314159268PT", as: "ana")
  },
  Scenario("numbers", "Numbers that fit several carriers, none, or almost one") { stage in
    try await stage.run("identify", "3141592653589", as: "ana")
    try await stage.run("create", "9", "314271828225", as: "ana")
    try await stage.run("create", "9", "314271828226", "--carrier", "fedex", as: "ana")
    try await stage.run("create", "9", "RR314159269PT", as: "ana")
    try await stage.run("create", "9", "RR314159268PT", "--carrier", "ups", as: "ana")
    try await stage.run(
      "identify", as: "ana", input: "RR 314 159 268 PT\n\nnot a number\n\u{FF12}\u{FF13}\n")
  },
  Scenario("disorder", "Events that come late, twice, from the future and from the wrong person") { stage in
    try await stage.run("update", "2", "out-for-delivery", "--at", "2026-03-02T09:00Z", as: "hana")
    try await stage.run("update", "2", "in-transit", "--at", "2026-03-02T03:00Z", "--place", "Leeds", as: "hana")
    try await stage.run("update", "2", "in-transit", "--at", "2026-03-02T03:00Z", "--place", "Leeds", as: "hana")
    try await stage.run("update", "2", "delivered", "--at", "2026-03-03T12:00Z", as: "hana")
    try await stage.run("update", "2", "delivered", as: "ben")
    try await stage.run("track", "2", as: "ana")
    try await stage.run("track", "2", as: "ben")
  },
]

@Sendable private func blockSilently(_ world: CannedWorld) {
  world.block("2", with: "5")
  world.chat.onConversation.returns(nil)
}

@Sendable private func sellElsewhere(_ world: CannedWorld) throws {
  try world.items.release("4", actorId: "5")
  try world.items.markSold("4", buyerId: "6", actorId: "5")
}
