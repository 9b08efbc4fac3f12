import Testing

@testable import ExampleSupport

@Suite("A line for a shell")
struct ShellLineTests {
  @Test(
    "is taken apart as a shell does it",
    arguments: [
      ("show 1 --json", ["show", "1", "--json"], nil), ("", [], nil),
      ("send 1 'Is it still there?'", ["send", "1", "Is it still there?"], nil),
      (#"search '"desk lamp"' -kids"#, ["search", #""desk lamp""#, "-kids"], nil),
      ("edit --bio ''", ["edit", "--bio", ""], nil),
      ("send 1 - < message.txt", ["send", "1", "-"], "message.txt"),
      ("export --format csv > ana.csv", ["export", "--format", "csv"], nil),
    ] as [(String, [String], String?)])
  func parts(line: String, words: [String], input: String?) {
    let line = ShellLine(line)
    #expect(line.words == words)
    #expect(line.input == input)
  }
}
