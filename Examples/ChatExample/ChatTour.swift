import ExampleSupport

let chatTour = Scenario("tour", "Ana answers, haggles and agrees") { stage in
  try stage.say("Ana sells a bicycle and asks for a table. What is new?")
  try await stage.run("inbox", as: "ana")
  try await stage.run("show", "1", as: "ana")
  try stage.say("Ben makes up his mind.")
  try await stage.run("send", "1", "Deal, if you throw in the bell.", as: "ben")
  try await stage.run("accept", "1", as: "ben")
  try stage.say("Item holds the bicycle for him now, and nobody else can have it.")
  try await stage.run("show", "1", "--limit", "3", as: "ben")
  try stage.say("Chloé comes too late.")
  try await stage.run("start", "1", "Elle est encore là ?", as: "chloe")
  try await stage.run("offer", "7", "150", as: "chloe")
  try await stage.run("accept", "7", as: "ana")
}
