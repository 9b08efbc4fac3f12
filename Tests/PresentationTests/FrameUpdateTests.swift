import Presentation
import Testing

@Suite("The update between two frames")
struct FrameUpdateTests {
  private func frame(_ lines: [String], cursor: Point? = nil, style: CellStyle = .standard) -> Frame {
    Canvas.frame(size: Size(width: 12, height: 3)) { canvas in
      for (row, line) in lines.enumerated() { canvas.write(line, at: Point(column: 0, row: row), style: style) }
      if let cursor { canvas.showCursor(at: cursor) }
    }
  }

  private func update(_ old: Frame?, _ new: Frame, colors: ColorCapability = .trueColor) -> String {
    let text = String(decoding: new.update(from: old, colors: colors), as: UTF8.self)
    return text.replacing("\u{1B}[?2026h", with: "").replacing("\u{1B}[?2026l", with: "").replacing("\u{1B}", with: "^")
  }

  @Test("is nothing where nothing changed")
  func nothing() {
    let frame = frame(["abc"], cursor: .zero)
    #expect(frame.update(from: frame, colors: .trueColor).isEmpty)
  }

  @Test(
    "sends what changed and the shortest way there",
    arguments: [
      (["abc"], ["abd"], "^[1;3Hd"), (["abc", "x"], ["abd", "y"], "^[1;3Hd\r\ny"), ([], ["", "", "x"], "^[3Hx"),
      (["abcdefgh"], ["Abcdefgh"], "^[HA"), (["abcdefgh"], ["AbCdefgh"], "^[HAbC"),
      (["abcdefghij"], ["AbcdefghiJ"], "^[HA^[8CJ"), (["abcdefgh"], ["a"], "^[1;2H^[K"), (["abc"], ["a"], "^[1;2H  "),
      (["日本"], ["本本"], "^[H本"), (["日本"], ["ab本"], "^[Hab"), (["🚲xy"], ["👩xz"], "^[H  ^[1G👩^[4Gz"),
      (["", "           a"], ["", "           b", "c"], "^[2;12Hb\r\nc"),
    ])
  func changes(old: [String], new: [String], sent: String) {
    #expect(update(frame(old), frame(new)) == sent)
  }

  @Test("clears the screen first where there is nothing to compare with")
  func fresh() {
    #expect(update(nil, frame(["ab"])) == "^[0m^[H^[2Jab")
    #expect(update(Frame(size: Size(width: 3, height: 3)), frame(["ab"])).hasPrefix("^[0m^[H^[2J"))
  }

  @Test("shows, moves and hides the cursor")
  func cursor() {
    let (none, first, second) = (frame([]), frame([], cursor: .zero), frame([], cursor: Point(column: 3, row: 1)))
    #expect(update(none, first) == "^[H^[?25h")
    #expect(update(first, second) == "^[2;4H")
    #expect(update(second, none) == "^[?25l")
    #expect(update(second, frame(["a"], cursor: Point(column: 3, row: 1))) == "^[Ha^[2;4H")
  }

  @Test(
    "has the colours that the terminal can show",
    arguments: [
      (.none, "^[H^[1mx^[m"), (.sixteen, "^[H^[1;91mx^[m"), (.palette256, "^[H^[1;38;5;203mx^[m"),
      (.trueColor, "^[H^[1;38;2;255;90;80mx^[m"),
    ] as [(ColorCapability, String)])
  func colors(colors: ColorCapability, sent: String) {
    let style = CellStyle(foreground: .rgb(255, 90, 80), attributes: .bold)
    #expect(update(frame([]), frame(["x"], style: style), colors: colors) == sent)
  }

  @Test("changes between styles without saying twice what stays")
  func styles() {
    let new = Canvas.frame(size: Size(width: 12, height: 3)) { canvas in
      let styles = [
        CellStyle(foreground: .named(.red)), CellStyle(foreground: .named(.red), attributes: .bold),
        CellStyle(foreground: .named(.brightBlue), attributes: .bold),
        CellStyle(background: .named(.green), attributes: .italic), .standard,
      ]
      for (column, style) in styles.enumerated() {
        canvas.write("x", at: Point(column: column, row: 0), style: style)
      }
    }
    #expect(update(frame([]), new) == "^[H^[31mx^[1mx^[94mx^[0;3;42mx^[mx")
  }

  @Test("applied to the previous frame gives the new one", arguments: 0..<40)
  func roundTrip(seed: Int) {
    var random = Shuffle(state: UInt64(seed) &* 7919 + 1)
    let pieces = ["a", "bc", " ", "  ", "日", "e\u{301}", "👩\u{200D}👧", "│", "é", "🇧🇷"]
    var screen = ScreenModel(width: 12, height: 3)
    var old: Frame?
    for _ in 0..<6 {
      let new = Canvas.frame(size: Size(width: 12, height: 3)) { canvas in
        for row in 0..<3 {
          for column in stride(from: 0, to: 12, by: 2) where Int.random(in: 0..<3, using: &random) > 0 {
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
            canvas.write(piece, at: Point(column: column, row: row), style: .standard)
          }
        }
      }
      screen.receive(new.update(from: old, colors: .trueColor))
      #expect(screen.text == new.text)
      old = new
    }
  }
}

@Suite("Colour capability")
struct ColorCapabilityTests {
  @Test(
    "comes from the environment",
    arguments: [
      ([:], .none), (["TERM": "dumb"], .none), (["TERM": "xterm"], .sixteen), (["TERM": "xterm-256color"], .palette256),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor), (["TERM": "vt220"], .none),
      (["TERM": "xterm", "COLORTERM": "24bit", "NO_COLOR": "1"], .none),
      (["TERM": "xterm", "NO_COLOR": ""], .sixteen), (["TERM": "xterm-direct"], .trueColor),
    ] as [([String: String], ColorCapability)])
  func environment(environment: [String: String], colors: ColorCapability) {
    #expect(ColorCapability(environment: environment) == colors)
  }
}
