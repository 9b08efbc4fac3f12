import Testing

@testable import Commands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("Completion")
struct CompletionTests {
  @Test("scripts can be printed", arguments: ["bash", "zsh", "fish"])
  func prints(shell: String) async {
    let run = await sample.captured(["completions", shell])
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix(shell == "zsh" ? "#compdef shop\n" : "# Completions of shop for \(shell).\n"))
  }

  @Test(
    "in bash offers what can follow",
    arguments: [
      (["ch"], "chat"), (["chat", ""], "send inbox --database --loud --json --color --help --version"),
      (["chat", "s"], "send"), (["chat", "send", "--l"], "--limit --loud"), (["--col"], "--color"),
      (["--color", ""], "auto always never"), (["--color", "=", "n"], "never"),
      (["--database", "chat", "item", "m"], "move"), (["item", "search", "--order", "p"], "price"),
      (["item", "search", "--category", ""], ""), (["fail", "kn"], "known"),
      (["completions", ""], "bash zsh fish --database --loud --json --color --help --version"),
      (["help", "it"], "item"),
    ])
  func bash(words: [String], offered: String) throws {
    let line = (["shop"] + words).map(shellQuoted).joined(separator: " ")
    let function = Completions.script(for: .bash, of: sample)
    let script = """
      \(function)
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _shop; echo "${COMPREPLY[*]}"
      """
    #expect(try output(of: ["bash", "--norc", "-c", script]) == offered + "\n")
  }

  @Test("scripts quote whatever help says")
  func quotes() throws {
    let nasty = Command("x", summary: #"It's $(touch "y") `a` \ "#, access: .anyone, Flag("--f", help: "'")) { _, _ in }
    let program = Program("a-b", summary: "", version: "", commands: [nasty])
    let script = Completions.script(for: .bash, of: program)
    #expect(try output(of: ["bash", "--norc", "-c", script + "\necho fine"]) == "fine\n")
    #expect(Completions.script(for: .zsh, of: program).contains(#"'x:It'\''s $(touch "y") `a` '\\' '"#))
  }
}

/// What a program of the system prints.
private func output(of command: [String]) throws -> String {
  var ends: [CInt] = [-1, -1]
  try #require(pipe(&ends) == 0)
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  defer { arguments.forEach { free($0) } }
  var process = pid_t()
  try #require(posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0)
  close(ends[1])
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while case let count = read(ends[0], &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
  close(ends[0])
  waitpid(process, nil, 0)
  return String(decoding: bytes, as: UTF8.self)
}
