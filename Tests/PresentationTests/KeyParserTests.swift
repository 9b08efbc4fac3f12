import Presentation
import Testing

@Suite("Keys")
struct KeyParserTests {
  private func events(_ text: String) -> [TerminalEvent] {
    var parser = KeyParser()
    return parser.feed(text.replacing("^", with: "\u{1B}").utf8) + parser.flush()
  }

  private static let sequences: [(String, [Key])] = [
    ("a", [.character("a")]), ("é日", [.character("é"), .character("日")]), ("\u{1}", [.control("a")]),
    ("\u{1A}", [.control("z")]), ("\0", [.control(" ")]), ("\u{1F}", [.control("_")]), ("\r", [.enter]),
    ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    // xterm, both cursor modes
    ("^[A^[B^[C^[D^[H^[F", [.up, .down, .right, .left, .home, .end]), ("^OA^OH^OF", [.up, .home, .end]),
    ("^[1~^[2~^[3~^[4~^[5~^[6~", [.home, Key(.insert), .delete, .end, .pageUp, .pageDown]),
    ("^OP^OQ^OR^OS", (1...4).map { Key(.function($0)) }),
    ("^[11~^[15~^[17~^[21~^[23~^[24~", [1, 5, 6, 10, 11, 12].map { Key(.function($0)) }),
    ("^[25~^[26~^[28~^[29~^[31~^[34~", [13, 14, 15, 16, 17, 20].map { Key(.function($0)) }), ("^[Z", [.backTab]),
    // Modifiers
    ("^[1;5A", [Key(.up, .control)]), ("^[1;2C", [Key(.right, .shift)]), ("^[1;3D", [Key(.left, .alt)]),
    ("^[1;8H", [Key(.home, [.shift, .alt, .control])]), ("^[3;5~", [Key(.delete, .control)]),
    ("^[1;2P", [Key(.function(1), .shift)]), ("^[15;6~", [Key(.function(5), [.shift, .control])]),
    ("^O5A", [Key(.up, .control)]), ("^a", [.alt("a")]), ("^é", [.alt("é")]),
    ("^\u{1}", [Key(.character("a"), [.control, .alt])]),
    ("^^[A", [Key(.up, .alt)]), ("^\r", [Key(.enter, .alt)]), ("^\u{7F}", [Key(.backspace, .alt)]),
    // rxvt
    ("^[7~^[8~", [.home, .end]), ("^[a^Oa", [Key(.up, .shift), Key(.up, .control)]),
    // Linux console, keypad
    ("^[[A^[[E", [Key(.function(1)), Key(.function(5))]),
    ("^OM^Oj^Op^Oy", [.enter, .character("*"), .character("0"), .character("9")]),
    // CSI u and xterm's modifyOtherKeys
    ("^[97;5u", [.control("a")]), ("^[97;2u", [.character("A")]), ("^[49:33;2u", [.character("!")]),
    ("^[27u", [.escape]),
    ("^[13;2u", [Key(.enter, .shift)]), ("^[97;5:3u", []), ("^[27;5;9~", [Key(.tab, .control)]), ("^[57441u", []),
    ("^[97;65u", [.character("a")]),
    // Escape alone, before and after others
    ("^", [.escape]), ("^^", [.escape, .escape]), ("x^", [.character("x"), .escape]), ("^[", [.alt("[")]),
    ("^O", [.alt("O")]),
    // What is no key
    ("^[I^[Oa", [.character("a")]), ("^[?1;2ca", [.character("a")]), ("^]11;rgb:0/0/0\u{7}a", [.character("a")]),
    ("^]0;x^\\a", [.character("a")]), ("^P1$r0m^\\a", [.character("a")]), ("^[12;40Ra", [.character("a")]),
    ("^[99999999999999999999~a", [.character("a")]), ("^[1;999999Aa", [.character("a")]), ("^[1;5", []),
    ("^[?2026;2$ya", [.character("a")]), ("^[M !qa", [.character("a")]), ("^[M\u{20}^[a", [.character("a")]),
    ("^[<0;10;10Ma", [.character("a")]), ("^[M !", []),
    ("^[\u{1}", [.control("a")]), ("^[5u\u{20}", [.space]),
  ]

  @Test("are read from the sequences of many terminals", arguments: sequences)
  func keys(sequence: String, keys: [Key]) {
    #expect(events(sequence) == keys.map { .key($0) })
  }

  @Test("of rxvt have modifiers in their last character")
  func rxvt() {
    var parser = KeyParser()
    #expect(
      parser.feed("\u{1B}[3$\u{1B}[3\u{5E}\u{1B}[3@".utf8) == [
        .key(Key(.delete, .shift)), .key(Key(.delete, .control)), .key(Key(.delete, [.shift, .control])),
      ])
  }

  @Test("do not depend on where the bytes are cut", arguments: sequences)
  func cuts(sequence: String, keys: [Key]) {
    let bytes = Array(sequence.replacing("^", with: "\u{1B}").utf8)
    var whole = KeyParser()
    var single = KeyParser()
    let expected = whole.feed(bytes) + whole.flush()
    #expect(bytes.flatMap { single.feed([$0]) } + single.flush() == expected)
  }

  @Test("wait for the rest of a sequence, and are decided when none comes")
  func timeout() {
    var parser = KeyParser()
    #expect(parser.feed([0x1B]).isEmpty)
    #expect(parser.isWaiting)
    #expect(parser.flush() == [.key(.escape)])
    #expect(!parser.isWaiting)
    #expect(parser.feed("[A".utf8) == [.key(.character("[")), .key(.character("A"))])
  }

  @Test(
    "survive what is no UTF-8",
    arguments: [
      ([0xFF], 1), ([0xC3], 1), ([0xC3, 0x41], 2), ([0xE2, 0x82], 1), ([0xF0, 0x9F, 0x9A], 1), ([0x80, 0x80], 2),
      ([0xED, 0xA0, 0x80], 1), ([0xC0, 0xAF], 2), ([0xF4, 0x90, 0x80, 0x80], 1),
    ] as [([UInt8], Int)])
  func malformed(bytes: [UInt8], count: Int) {
    var parser = KeyParser()
    let events = parser.feed(bytes) + parser.flush()
    #expect(events.count == count)
    #expect(events.first == .key(.character("\u{FFFD}")))
  }

  @Test("survive any bytes", arguments: 0..<50)
  func anyBytes(seed: Int) {
    var random = Shuffle(state: UInt64(seed))
    var parser = KeyParser()
    let likely = Array("\u{1B}[O;:0159~$^u]PA\u{7}\\".utf8)
    for _ in 0..<400 {
      let byte =
        Bool.random(using: &random) ? likely.randomElement(using: &random) : UInt8.random(in: 0...255, using: &random)
      _ = parser.feed([byte ?? 0])
      if Int.random(in: 0..<9, using: &random) == 0 { _ = parser.flush() }
    }
    _ = parser.feed("\u{1B}\\\u{7}\u{1B}[201~".utf8)
    _ = parser.flush()
    #expect(!parser.isWaiting)
  }
}

@Suite("A paste")
struct PasteTests {
  @Test("whose end is lost ends by itself, and leaves keys what they are")
  func lostEnd() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}[200~a\rb".utf8) == [])
    #expect(parser.isPasting)
    #expect(parser.endPaste() == [.paste("a\nb")])
    #expect(parser.feed("\u{1B}[201~x".utf8) == [.key(.character("x"))])
  }

  @Test("arrives in one piece however it is cut", arguments: [1, 2, 3, 5, 8, 100])
  func pieces(length: Int) {
    let bytes = Array("a\u{1B}[200~x\r\ny\rz\u{1B}[A\u{1B}[20é日\u{1B}[201~b".utf8)
    var parser = KeyParser()
    var events: [TerminalEvent] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      events += parser.feed(bytes[start..<min(start + length, bytes.count)])
    }
    #expect(
      events == [.key(.character("a")), .paste("x\ny\nz\u{1B}[A\u{1B}[20é日"), .key(.character("b"))])
  }

  @Test("is not cut off by a pause")
  func pause() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}[200~x\u{1B}".utf8).isEmpty)
    #expect(!parser.isWaiting)
    #expect(parser.flush().isEmpty)
    #expect(parser.feed("[201~".utf8) == [.paste("x")])
  }

  @Test("of a megabyte takes no time to speak of", .timeLimit(.minutes(1)))
  func large() {
    var parser = KeyParser()
    _ = parser.feed("\u{1B}[200~".utf8)
    for _ in 0..<1_000 { _ = parser.feed(repeatElement(UInt8(ascii: "x"), count: 1_000)) }
    guard case .paste(let text) = parser.feed("\u{1B}[201~".utf8).first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == 1_000_000)
  }
}
