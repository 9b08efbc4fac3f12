import ExampleSupport

let userTour = Scenario("tour", "Leo joins, and Ben says how it was") { stage in
  try stage.say("Who is who?")
  try await stage.run("show", "ana", as: "ben")
  try stage.say("Leo joins.")
  try await stage.run(
    "register", "leo", "--name", "Leo Brandt", "--place", "Graz", "--password-stdin", as: nil,
    input: "something with bread\n")
  try await stage.run("follow", "ana", as: "leo")
  try await stage.run("edit", "--bio", "Repairs radios.", as: "leo")
  try await stage.run("verify-document", "cpf", "--number-stdin", as: "leo", input: "314.159.265-90\n")
  try await stage.run("whoami", as: "leo")
  try stage.say("Ben sold an atlas to Hana, and has not written about her yet.")
  try await stage.run("review", "hana", "--rating", "5", "--text", "Prompt, and kind.", as: "ben")
  try await stage.run("show", "hana", as: "ben")
}
