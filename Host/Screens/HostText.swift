import Presentation

/// What the market's frame says.
enum HostText: String, TextKey {
  case switchAccount = "host.switch-account"
  case whoAreYou = "host.who"
  case anotherAccount = "host.another"
  /// What is wrong with the market's file.
  case storageBusy = "host.storage.busy", storageReadOnly = "host.storage.read-only"
  case storageDamaged = "host.storage.damaged", storageFull = "host.storage.full"
  case storageNewer = "host.storage.newer", storageForeign = "host.storage.foreign"
  case storageUnusable = "host.storage.unusable", storageFault = "host.storage.fault"

  static let tables = [
    TextTable(
      .english,
      [
        HostText.switchAccount: "Account", .whoAreYou: "Who are you?", .anotherAccount: "Another account…",
        .storageBusy: "Another program keeps the market's file busy. Try again in a moment.",
        .storageReadOnly: "The market's file cannot be written to.",
        .storageDamaged: "The market's file is damaged. `marketplace doctor` says more.",
        .storageFull: "There is no room left on the disk.",
        .storageNewer: "A newer version of this program has changed the market's file. Use that version.",
        .storageForeign: "The market's file is none that this program made. Name another with --database.",
        .storageUnusable: "The market's file cannot be used.", .storageFault: "The market's file fails: {reason}.",
      ]),
    TextTable(
      .brazilianPortuguese,
      [
        HostText.switchAccount: "Conta", .whoAreYou: "Quem é você?", .anotherAccount: "Outra conta…",
        .storageBusy: "Outro programa mantém o arquivo do mercado ocupado. Tente de novo daqui a pouco.",
        .storageReadOnly: "Não é possível gravar no arquivo do mercado.",
        .storageDamaged: "O arquivo do mercado está danificado. `marketplace doctor` diz mais.",
        .storageFull: "Não há mais espaço no disco.",
        .storageNewer: "Uma versão mais nova deste programa alterou o arquivo do mercado. Use essa versão.",
        .storageForeign: "O arquivo do mercado não foi feito por este programa. Indique outro com --database.",
        .storageUnusable: "Não é possível usar o arquivo do mercado.",
        .storageFault: "O arquivo do mercado falha: {reason}.",
      ]),
  ]
}
