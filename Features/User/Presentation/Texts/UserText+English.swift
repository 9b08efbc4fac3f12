import Presentation

extension TextTable {
  static let userEnglish = TextTable(
    .english,
    [
      UserText.cpfTab: "CPF",
      .cpfTitle: "What is your CPF?",
      .cpfConfirm: "Continue",
      .cpfWrong: "This is no CPF: please check the digits.",
      .cpfPending: "Verifying…",
      .cpfVerified: "Your CPF {masked} is verified.",
    ])
}
