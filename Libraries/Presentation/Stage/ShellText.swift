/// What the frame around the screens says.
public enum ShellText: String, TextKey {
  /// What can always be done.
  case back = "shell.back", help = "shell.help", quit = "shell.quit", redraw = "shell.redraw", suspend = "shell.suspend"
  /// How to get around.
  case nextField = "shell.next", previousField = "shell.previous", press = "shell.press", tab = "shell.tab"
  /// Above the list of keys.
  case keys = "shell.keys"
  /// An address that leads nowhere.
  case unknownAddress = "shell.unknown-address"
  /// A screen that could not be made.
  case cannotOpen = "shell.cannot-open"
  /// An error that nobody has words for.
  case unexpected = "shell.unexpected"
}

extension TextTable {
  static let shell = [
    TextTable(
      .english,
      [
        ShellText.back: "Back", .help: "Help", .quit: "Quit", .redraw: "Draw anew", .suspend: "Suspend",
        .nextField: "Next", .previousField: "Previous", .press: "Press, or open", .tab: "Go to tab",
        .keys: "Keys", .unknownAddress: "Nothing is at {address}.", .cannotOpen: "That cannot be shown: {reason}",
        .unexpected: "That did not work: {reason}",
      ]),
    TextTable(
      .brazilianPortuguese,
      [
        ShellText.back: "Voltar", .help: "Ajuda", .quit: "Sair", .redraw: "Redesenhar", .suspend: "Suspender",
        .nextField: "Próximo", .previousField: "Anterior", .press: "Apertar ou abrir", .tab: "Ir para a aba",
        .keys: "Teclas", .unknownAddress: "Não há nada em {address}.",
        .cannotOpen: "Não é possível mostrar: {reason}", .unexpected: "Não deu certo: {reason}",
      ]),
  ]
}
