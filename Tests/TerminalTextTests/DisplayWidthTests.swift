import TerminalText
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "counts columns",
    arguments: [
      ("", 0), ("abc", 3), ("…", 1), ("·", 1), ("a\u{A0}b", 3), ("\u{1B}\n", 0),
      // Marks
      ("é", 1), ("e\u{301}", 1), ("e\u{301}\u{302}\u{303}", 1), ("a\u{20DD}", 1), ("\u{301}", 0),
      // East Asian
      ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("日本", 4), ("ｆ", 2), ("ｱ", 1), ("、", 2), ("〿", 1), ("𠀀", 2),
      ("か\u{3099}", 2), ("䷀", 2),
      // Scripts whose clusters hold several letters or vowels that take room
      ("น้ำ", 2), ("कि", 2), ("سلام", 4), ("\u{61C}", 0), ("\u{601}", 1), ("\u{890}", 1),
      // Emoji
      ("🚲", 2), ("👩\u{200D}👩\u{200D}👧", 2), ("👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨🏿", 2), ("👋🏽", 2), ("☝🏽", 2),
      ("🏳\u{FE0F}\u{200D}🌈", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("☎\u{FE0F}", 2),
      ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("a\u{FE0F}", 1), ("🫩", 2),
      // Flags
      ("🇧🇷", 2), ("🇧🇷🇵🇹", 4), ("🇧", 1), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
      // Boxes and blocks
      ("│─█▁", 4),
    ])
  func width(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(
    "of ambiguous characters follows the font", arguments: [("Ω", 2), ("я", 2), ("│", 2), ("…", 2), ("é", 2), ("ñ", 1)])
  func ambiguous(text: String, columns: Int) {
    #expect(text.displayWidth(ambiguous: .wide) == columns)
    #expect(text.displayWidth == 1)
  }

  @Test("of no cluster is outside of what a cell or two can hold")
  func everyScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = Character(scalar).displayWidth
      if width < 0 || width > 2 { Issue.record("U+\(String(value, radix: 16)): \(width)") }
    }
  }

  @Test(
    "is certain where all terminals agree",
    arguments: [
      ("a", true), ("é", true), ("│", true), ("█", true), ("日", true), ("e\u{301}", false), ("🚲", false), ("Ω", false),
      ("🇧🇷", false),
    ] as [(Character, Bool)])
  func certainty(character: Character, isCertain: Bool) {
    #expect(character.hasCertainDisplayWidth == isCertain)
  }
}
