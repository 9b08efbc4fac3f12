import Presentation

/// What User's screens say.
enum UserText: String, TextKey {
  case cpfTab = "user.cpf.tab"
  case cpfTitle = "user.cpf.title"
  case cpfConfirm = "user.cpf.confirm"
  case cpfWrong = "user.cpf.wrong"
  case cpfPending = "user.cpf.pending"
  case cpfVerified = "user.cpf.verified"
}
