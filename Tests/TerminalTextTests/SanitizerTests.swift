import TerminalText
import Testing

@Suite("Other people's text")
struct SanitizerTests {
  @Test(
    "in a line loses what acts on a terminal or deceives",
    arguments: [
      ("plain", "plain"), ("cílios 자전거 🚲", "cílios 자전거 🚲"), ("\u{1B}[31mred", "␛[31mred"), ("a\u{7}b", "a␇b"),
      ("a\u{7F}b", "a␡b"), ("a\u{9B}31mb", "a\u{FFFD}31mb"), ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"),
      ("a\tb", "a b"), ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"), ("a\u{202E}b\u{2066}c\u{2069}", "abc"),
      ("a\u{200B}b\u{FEFF}c\u{200E}\u{AD}\u{2060}\u{E0041}", "abc"), ("👩\u{200D}🔬", "👩\u{200D}🔬"),
      ("a\u{200D}b\u{200C}c", "abc"), ("❤\u{FE0F} a\u{FE0F}", "❤\u{FE0F} a"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}"), ("\0", "␀"),
    ])
  func line(text: String, safe: String) {
    #expect(Array(Sanitizer.sanitize(text, as: .line).unicodeScalars) == Array(safe.unicodeScalars))
  }

  @Test("in a block keeps its lines")
  func block() {
    #expect(Sanitizer.sanitize("a\r\nb\n\tc\rd\u{2028}e\u{1B}", as: .block) == "a\nb\n    c\nd\ne␛")
  }

  @Test("no scalar below U+20000 gets through that could act on a terminal")
  func everyScalar() {
    for value in UInt32(0)...0x20000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for kept in Sanitizer.sanitize("x\(scalar)x", as: .line).unicodeScalars {
        let isControl = kept.value < 0x20 || (0x7F...0x9F).contains(kept.value)
        let isDirection = (0x202A...0x202E).contains(kept.value) || (0x2066...0x2069).contains(kept.value)
        if isControl || isDirection || [0x2028, 0x2029, 0x200E, 0x200F, 0x61C].contains(kept.value) {
          Issue.record("U+\(String(value, radix: 16)) gets through")
        }
      }
    }
  }
}
