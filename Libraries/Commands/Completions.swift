/// The scripts that complete a program's commands and options in a shell.
enum Completions {
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  static func command(of program: Program) -> Command {
    Command(
      "completions", summary: "Print the script that completes commands in a shell",
      examples: ["bash > ~/.local/share/bash-completion/completions/\(program.name)"],
      Argument("SHELL", .choice(of: Shell.self), help: "the shell")
    ) { context, shell in
      try context.print("\(shell.rawValue)")
    }
  }
}
