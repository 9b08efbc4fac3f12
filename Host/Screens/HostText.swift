import Presentation

/// What the market's frame says.
enum HostText: String, TextKey {
  case switchAccount = "host.switch-account"
  case whoAreYou = "host.who"
  case anotherAccount = "host.another"

  static let tables = [
    TextTable(
      .english,
      [
        HostText.switchAccount: "Account", .whoAreYou: "Who are you?", .anotherAccount: "Another account…",
      ]),
    TextTable(
      .brazilianPortuguese,
      [
        HostText.switchAccount: "Conta", .whoAreYou: "Quem é você?", .anotherAccount: "Outra conta…",
      ]),
  ]
}
