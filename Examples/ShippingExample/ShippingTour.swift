import ExampleSupport

let shippingTour = Scenario("tour", "A guitar travels from Porto to Lyon") { stage in
  try stage.say("What is on its way?")
  try await stage.run("list", as: "ana")
  try stage.say("Ana sends the guitar. The number tells the carrier.")
  try await stage.run("identify", "RR314159268PT", as: "ana")
  try await stage.run("create", "9", "RR314159268PT", as: "ana")
  try await stage.run("update", "3", "in-transit", "--place", "Irún", as: "ana")
  try await stage.run("track", "3", as: "chloe")
  try stage.say("It arrives: Item sells it, and Chat tells both.")
  try await stage.run("receive", "3", as: "chloe")
  try await stage.run("list", "--role", "buyer", as: "chloe")
}
