import Commands
import Testing

@Suite("Other people's text")
struct TextTests {
  @Test("is one line unless it is printed as a block")
  func shapes() {
    let text = "a\nb\u{1B}"
    #expect(Text(text).plain == "a b␛")
    #expect(Text.block(text).plain == "a\nb␛")
  }

  @Test("inside an interpolation is no different, and styles do not change it")
  func interpolation() {
    let evil = "\u{1B}]0;title\u{7}"
    let text: Text = "a \(evil, .bad) \(evil) \(Text(evil), .strong) \(7)"
    #expect(text.plain == "a ␛]0;title␇ ␛]0;title␇ ␛]0;title␇ 7")
  }
}
