import Commands
import Records
import User

extension UserCommands {
  var password: Command {
    Command(
      "password", summary: "Change your password",
      details: """
        Asks for the present password, then twice for the new one, which has 8 to 1,000 characters. You stay signed in \
        here; your sessions on other machines end. Wrong passwords count like failures to sign in.
        """,
      examples: ["", "--password-stdin < passwords.txt"], access: signedIn,
      Flag("--password-stdin", help: "read both from standard input, a line each: the present one, then the new one")
    ) { context, fromStandardInput in
      let present = try context.password("Present password", fromStandardInput: fromStandardInput)
      let new = try context.password("New password", fromStandardInput: fromStandardInput, isNew: true)
      let change = try manager.changePassword(from: present, to: new)
      let handle = change.person.account.handle
      if context.json {
        return try context.print(
          json: ["handle": .string(handle.text), "endedSessions": .number(change.endedSessions)])
      }
      context.inform("The password of \(handle.mention) is changed. You stay signed in here; \(change.consequence).")
    }
  }
}

extension PasswordChange {
  fileprivate var consequence: String {
    switch endedSessions {
    case 0: "there was no other session"
    case 1: "1 other session ended"
    default: "\(endedSessions) other sessions ended"
    }
  }
}
