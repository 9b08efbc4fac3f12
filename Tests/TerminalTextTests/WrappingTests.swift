import TerminalText
import Testing

@Suite("Wrapping")
struct WrappingTests {
  @Test(
    "breaks lines",
    arguments: [
      ("", 5, [""]), ("abc", 5, ["abc"]), ("one two", 5, ["one", "two"]), ("one  two three", 9, ["one  two", "three"]),
      ("a\nb\r\n\nc", 5, ["a", "b", "", "c"]), ("a\n", 5, ["a", ""]), ("  indented text", 10, ["  indented", "text"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
      ("exact fit", 5, ["exact", "fit"]), ("exact     ", 5, ["exact"]), ("well-known", 6, ["well-", "known"]),
      ("10-20", 3, ["10-", "20"]), ("no\u{A0}break here", 9, ["no\u{A0}break", "here"]),
    ])
  func wrapping(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(toWidth: width).map(String.init) == lines)
  }

  @Test(
    "of East Asian text breaks between characters but not before closing marks nor after opening ones",
    arguments: [
      ("日本語文字", 4, ["日本", "語文", "字"]), ("日本語。文字", 6, ["日本", "語。文", "字"]), ("日本「語」", 6, ["日本", "「語」"]),
      ("ab日本", 3, ["ab", "日", "本"]),
    ])
  func eastAsian(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(toWidth: width).map(String.init) == lines)
  }

  @Test("never splits a cluster and always ends", arguments: [-1, 0, 1, 2, 3, 7])
  func anyWidth(width: Int) {
    let text = "👩\u{200D}👩\u{200D}👧 e\u{301}a\u{301} 日本語 - 🇧🇷 https://example.org/a-long-path  end"
    let lines = text.wrapped(toWidth: width)
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    for line in lines where line.displayWidth > max(width, 0) { #expect(line.count == 1) }
  }
}
