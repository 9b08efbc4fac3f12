import Presentation

/// What an example says beside the screens of its feature.
enum ExampleText: String, TextKey {
  case whoAreYou = "example.who", person = "example.person", signedIn = "example.signed-in"
  /// What would come where a feature that is not here has its screens.
  case elsewhere = "example.elsewhere"

  static let tables = [
    TextTable(
      .english,
      [
        ExampleText.whoAreYou: "Who are you?", .person: "{name} @{handle}",
        .signedIn: "You are signed in as @{handle}.", .elsewhere: "Another feature would show {address} now.",
      ]),
    TextTable(
      .brazilianPortuguese,
      [
        ExampleText.whoAreYou: "Quem é você?", .person: "{name} @{handle}",
        .signedIn: "Você entrou como @{handle}.", .elsewhere: "Outro módulo mostraria agora {address}.",
      ]),
  ]
}
