import ExampleSupport

let itemTour = Scenario("tour", "Ana sells a tent") { stage in
  try stage.say("What is there?")
  try await stage.run("search", as: "ben")
  try await stage.run("search", "lamp", as: "ben")
  try stage.say("Ana has something to add.")
  try await stage.run(
    "add", "Two-person tent", "--price", "65", "--category", "outdoor", "--condition", "good", "--place", "Porto",
    as: "ana")
  try await stage.run("favourite", "12", as: "ben")
  try stage.say("They agree; the item is held for Ben, and then his.")
  try await stage.run("reserve", "12", "--to", "ben", "--price", "60", as: "ana")
  try await stage.run("sold", "12", "--to", "ben", as: "ana")
  try await stage.run("show", "12", as: "ben")
  try await stage.run("list", "--seller", "ana", as: "chloe")
}
