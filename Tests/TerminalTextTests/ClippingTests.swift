import TerminalText
import Testing

@Suite("Clipping")
struct ClippingTests {
  @Test(
    "keeps whole clusters",
    arguments: [
      ("abc", 2, "ab"), ("abc", 9, "abc"), ("abc", 0, ""), ("abc", -1, ""), ("日本", 3, "日"), ("日本", 1, ""),
      ("e\u{301}e\u{301}", 1, "e\u{301}"), ("👩\u{200D}👧x", 2, "👩\u{200D}👧"),
    ])
  func clipping(text: String, width: Int, clipped: String) {
    #expect(text.clipped(toWidth: width) == clipped)
  }

  @Test(
    "from the start keeps the end", arguments: [("abc", 2, "bc"), ("日本", 3, "本"), ("abc", 0, ""), ("abc", 5, "abc")])
  func clippingStart(text: String, width: Int, clipped: String) {
    #expect(text.clippedStart(toWidth: width) == clipped)
  }

  @Test(
    "with an ellipsis leaves room for it",
    arguments: [
      ("abcdef", 6, .end, "abcdef"), ("abcdef", 4, .end, "abc…"), ("abcdef", 4, .start, "…def"),
      ("abcdef", 4, .middle, "ab…f"), ("abcdef", 5, .middle, "ab…ef"), ("日本語", 4, .end, "日…"), ("abc", 1, .end, "…"),
      ("abc", 0, .middle, ""), ("abc", 1, .middle, "…"),
    ] as [(String, Int, TruncationPlace, String)])
  func truncation(text: String, width: Int, place: TruncationPlace, expected: String) {
    #expect(text.truncated(toWidth: width, at: place) == expected)
    #expect(text.truncated(toWidth: width, at: place).displayWidth <= width)
  }
}
