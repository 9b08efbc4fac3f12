import Snapshots
import Testing

@Suite("A unified diff")
struct UnifiedDiffTests {
  @Test("of equal texts is empty", arguments: ["", "a", "a\nb\n"])
  func equal(text: String) {
    #expect(UnifiedDiff(from: text, to: text).isEmpty)
    #expect(UnifiedDiff(from: text, to: text).description == "")
  }

  @Test("shows three lines around each change, and joins changes that are near")
  func hunks() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n6\n", with: "five\n6\n").replacing("\n10\n", with: "\n").replacing(
      "\n28\n", with: "\n28\nnew\n")
    let expected = """
      @@ -2,12 +2,11 @@
       2
       3
       4
      -5
      +five
       6
       7
       8
       9
      -10
       11
       12
       13
      @@ -26,5 +25,6 @@
       26
       27
       28
      +new
       29
       30

      """
    #expect(UnifiedDiff(from: old, to: new).description == expected)
  }

  @Test(
    "counts lines as diff does where one side has none",
    arguments: [("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"), ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n")])
  func nothing(old: String, new: String, expected: String) {
    #expect(UnifiedDiff(from: old, to: new).description == expected)
  }

  @Test("shows that the last newline is missing")
  func lastNewline() {
    #expect(
      UnifiedDiff(from: "a", to: "a\n").description == "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test("shows what cannot be seen")
  func invisible() {
    let diff = UnifiedDiff(from: "a b\n", to: "a\u{A0}b\u{202E}\u{1B}[m\r\n")
    #expect(diff.description == "@@ -1,1 +1,1 @@\n-a b\n+a\\u{A0}b\\u{202E}\\u{1B}[m\\u{D}\n")
  }

  @Test("spells letters out where both sides look the same")
  func lookalikes() {
    let diff = UnifiedDiff(from: "caf\u{E9}\n", to: "cafe\u{301}\n")
    #expect(diff.description == "@@ -1,1 +1,1 @@\n-caf\\u{E9}\n+cafe\\u{301}\n")
  }

  @Test("of very long texts still ends")
  func long() {
    let old = (0..<20_000).map { "old \($0)\n" }.joined()
    let new = (0..<20_000).map { "new \($0)\n" }.joined()
    #expect(UnifiedDiff(from: old, to: new).description.utf8.count(where: { $0 == UInt8(ascii: "\n") }) == 40_001)
  }
}
