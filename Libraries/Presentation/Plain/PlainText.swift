/// The texts of plain mode.
public enum PlainText: String, TextKey {
  /// What an element is.
  case field = "plain.field", button = "plain.button", tab = "plain.tab"
  /// How it is.
  case empty = "plain.empty", hidden = "plain.hidden", invalid = "plain.invalid", selected = "plain.selected",
    unavailable = "plain.unavailable"
  /// How many rows are not printed.
  case moreRows = "plain.more-rows"
  /// Answers to what cannot be done.
  case unknownNumber = "plain.unknown-number", unknownKey = "plain.unknown-key", unknownLine = "plain.unknown-line",
    nothingHappened = "plain.nothing-happened", noMore = "plain.no-more"
  /// Asks for what is not shown.
  case secretPrompt = "plain.secret"
  /// What can be typed.
  case help = "plain.help"

  var text: StyledText { LocalizedString(self).styled(.body) }
}

extension TextTable {
  static let plain = [plainEnglish, plainBrazilianPortuguese]

  private static let plainEnglish = TextTable(
    .english,
    [
      PlainText.field: "field", .button: "button", .tab: "tab",
      .empty: "empty", .hidden: "hidden", .invalid: "not valid", .selected: "selected", .unavailable: "unavailable",
      .moreRows: .plural(one: "{count} more row", other: "{count} more rows"),
      .unknownNumber: "There is no {number} here.", .unknownKey: "There is no key {name}.",
      .unknownLine: "That is nothing that can be typed here: help tells what can.",
      .nothingHappened: "Nothing here takes that.", .noMore: "There is no more of it.",
      .secretPrompt: "Type it; it is not shown:",
      .help: """
      Type, and then Enter:
      3         press the button, open the row, go to the tab or submit the field with this number
      3         with the number of an empty field for a password: be asked for it, without it being shown
      3 text    type the text into the field, instead of what is there; in fields of several lines, \\n begins a line
      clear 3   empty the field
      choose 3  choose the row and do nothing else, for a key that acts on it
      more      more rows
      key n     press the key n; also names such as esc, tab, f1, ctrl-n
      back      go back, or leave the dialog
      page      print the page again; Enter alone does so too
      quit      leave
      """,
    ])

  private static let plainBrazilianPortuguese = TextTable(
    .brazilianPortuguese,
    [
      PlainText.field: "campo", .button: "botão", .tab: "aba",
      .empty: "vazio", .hidden: "oculto", .invalid: "inválido", .selected: "selecionada",
      .unavailable: "indisponível",
      .moreRows: .plural(one: "mais {count} linha", other: "mais {count} linhas"),
      .unknownNumber: "Não há {number} aqui.", .unknownKey: "Não há tecla {name}.",
      .unknownLine: "Isso não se digita aqui: help diz o que se pode digitar.",
      .nothingHappened: "Nada aqui responde a isso.", .noMore: "Não há mais.",
      .secretPrompt: "Digite; não aparece na tela:",
      .help: """
      Digite, e depois Enter:
      3         aperta o botão, abre a linha, vai à aba ou envia o campo com este número
      3         com o número de um campo de senha vazio: pede a senha, que não aparece na tela
      3 texto   digita o texto no campo, no lugar do que está lá; em campos de várias linhas, \\n começa uma linha
      clear 3   esvazia o campo
      choose 3  escolhe a linha e nada mais, para uma tecla que age sobre ela
      more      mais linhas
      key n     aperta a tecla n; também nomes como esc, tab, f1, ctrl-n
      back      volta, ou sai do diálogo
      page      mostra a página de novo; só Enter também
      quit      sai
      """,
    ])
}
