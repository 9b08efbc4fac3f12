import Commands
import Records
import User

extension UserCommands {
  var checkDocument: Command {
    Command(
      "check-document", summary: "Check the digits of identity documents",
      details: """
        Knows CPF and CNPJ (also with letters) of Brazil, DNI, NIE and CIF of Spain. Without TYPE and NUMBER it reads \
        CSV from standard input: a type and a number a line, with or without a header, further columns ignored; each \
        line is answered as it comes.

        The exit code is 0 when all lines were checked, whatever the answers; of a single number it is 1 when that is \
        not valid. A valid number is well-formed: nobody was asked whether it was given to somebody.
        """,
      examples: ["cpf 314.159.265-90", "--json < documents.csv"], access: .anyone,
      Argument(optional: "TYPE", .documentKind, help: "what it is"),
      Argument(optional: "NUMBER", .text, help: "dots, dashes, slashes and blanks as people write them")
    ) { context, kind, number in
      guard let kind else { return try DocumentList(context).checkAll() }
      guard let number else {
        throw UsageFailure("The number is missing.", hint: "Give TYPE and NUMBER, or neither and lines to read.")
      }
      let answer = DocumentAnswer(type: kind.rawValue, number: number)
      try context.print(answer)
      if !answer.isValid { throw Failure(.refused, "The \(kind.name) is not valid.") }
    }
  }

  var verifyDocument: Command {
    Command(
      "verify-document", summary: "Tie an identity document to your account",
      details: """
        The number is asked for, or read from standard input: on the command line it would stay in the shell's history. \
        The market keeps a hash of it, and its last two characters for you. A document belongs to one account.
        """,
      examples: ["cpf", "dni --number-stdin < number.txt"], access: signedIn,
      Argument("TYPE", .documentKind, help: "what it is"),
      Flag("--number-stdin", help: "read the number from standard input, its first line")
    ) { context, kind, fromStandardInput in
      let actor = try manager.requireSignedIn()
      let number = try context.documentNumber(kind, fromStandardInput: fromStandardInput)
      let (document, isNew) = try manager.verifyDocument(kind, number: number, by: actor.number)
      if context.json {
        return try context.output.print(
          json: ["type": .string(kind.rawValue), "number": .string(document.masked), "changed": .bool(isNew)])
      }
      context.inform(
        "\(kind.name) \(document.masked) \(isNew ? "is" : "was already") tied to \(actor.account.handle.mention).")
    }
  }
}

extension ValueParser where Value == DocumentKind {
  /// A kind of document in either case.
  static var documentKind: ValueParser {
    let names = DocumentKind.allCases.map(\.rawValue)
    return ValueParser("one of \(names.joined(separator: ", "))", candidates: names) { DocumentKind(named: $0) }
  }
}

extension CommandContext {
  func print(_ answer: DocumentAnswer) throws {
    if json { try print(json: answer.json) } else { try print(answer.line) }
  }

  fileprivate func documentNumber(_ kind: DocumentKind, fromStandardInput: Bool) throws -> String {
    let flag = "--number-stdin"
    guard fromStandardInput else { return try ask("\(kind.name)", .text, unless: nil, flag: flag) }
    guard let line = try LineReader(input, maximumLineSize: 1 << 20).next() else {
      throw UsageFailure("\(flag): standard input is empty.")
    }
    do {
      return try line.get().text
    } catch {
      throw Failure(.badData, "The number cannot be read: \(error).")
    }
  }
}
