import Commands
import Testing

@Suite("A word for a shell")
struct ShellWordTests {
  @Test(
    "is quoted where the shell would take it apart, and only there",
    arguments: [
      ("inbox", "inbox"), ("--as=ana", "--as=ana"), ("49.50", "49.50"), ("bici", "bici"), ("é京都", "é京都"),
      ("", "''"), ("two words", "'two words'"), ("$HOME", "'$HOME'"), ("it's", "'it'\\''s'"), ("*", "'*'"),
    ])
  func quoting(word: String, expected: String) {
    #expect(word.shellWord == expected)
  }
}
