import Presentation

extension TextTable {
  static let userErrorsBrazilianPortuguese = TextTable(
    .brazilianPortuguese,
    [
      UserErrorText.invalidHandle:
        "“{text}” não é um nome de usuário: use 2 a 30 de a-z, 0-9, _ . e -, sem - no início.",
      .handleTaken: "O nome de usuário @{handle} já existe.",
      .invalidPassword: "Uma senha tem de {least} a {most} caracteres.",
      .invalidRating: "Uma nota vai de 1 a 5, e não {rating}.",
      .unknownHandle: "Não há ninguém chamado @{handle}.",
      .unknownUser: "Não há uma conta {id}.",
      .unknownItem: "Não há um item {id}.",

      .textEmpty: "Falta preencher {field}.",
      .textTooLong: "Há mais de {most} caracteres em {field}.",
      .textControl: "Há caracteres de controle em {field}.",
      .textLineEnd: "Há quebras de linha ou caracteres de controle em {field}.",
      .displayName: "o nome",
      .bio: "a apresentação",
      .place: "o lugar",
      .reviewText: "o texto da avaliação",

      .notSignedInAs: "@{handle} não entrou aqui.",
      .wrongCredentials: "Usuário e senha não combinam.",
      .wrongPassword: "A senha atual está errada.",
      .samePassword: "A nova senha é a atual.",
      .tooManyAttempts: .plural(
        one: "Tentativas demais. Tente de novo em {count} segundo.",
        other: "Tentativas demais. Tente de novo em {count} segundos."),

      .followOneself: "Não dá para seguir a si mesmo.",
      .blockOneself: "Não dá para bloquear a si mesmo.",
      .reviewOneself: "Não dá para avaliar a si mesmo.",
      .dealWithOneself: "Ninguém negocia consigo mesmo.",
      .blocking: "Você bloqueou @{handle}.",
      .blockedBy: "@{handle} bloqueou você.",

      .noFinishedDeal: "Não há um negócio concluído {scope} para avaliar.",
      .notYourDeal: "O negócio concluído {scope} não é seu para avaliar.",
      .severalDeals: "Vários negócios com @{handle} esperam a sua avaliação: itens {items}.",
      .alreadyReviewed: "Você já avaliou o negócio {scope}.",
      .dealAbout: "sobre o item {id}",
      .dealWith: "com @{handle}",

      .documentTaken: "Este {kind} pertence a outra conta.",
      .invalidDocument: "Este não é um {kind}: {fault}.",
      .documentKey: "A chave dos documentos não pode ser usada. {reason}",
      .secretsUnavailable: "Não é possível fazer isto com segurança agora. {reason}",

      .fileUnreadable: "As sessões em {path} não podem ser lidas: {reason}.",
      .fileUnwritable: "As sessões em {path} não podem ser gravadas: {reason}.",
      .fileDiskFull: "As sessões em {path} não podem ser gravadas: o disco está cheio.",
      .fileOpenToOthers: "As sessões em {path} podem ser lidas ou alteradas por outros.",
      .fileMalformed: "As sessões em {path} não são o que este programa grava.",
    ])
}
