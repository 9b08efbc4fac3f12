import Presentation

extension TextTable {
  static let userBrazilianPortuguese = TextTable(
    .brazilianPortuguese,
    [
      UserText.cpfTab: "CPF",
      .cpfTitle: "Qual é o seu CPF?",
      .cpfConfirm: "Continuar",
      .cpfWrong: "Este não é um CPF: confira os dígitos.",
      .cpfPending: "Verificando…",
      .cpfVerified: "Seu CPF {masked} foi verificado.",
    ])
}
