import Presentation
import Testing

@Suite("A frame")
struct FrameTests {
  private func frame(_ width: Int, _ height: Int = 1, _ draw: (Canvas) -> Void) -> Frame {
    Canvas.frame(size: Size(width: width, height: height), draw)
  }

  @Test(
    "keeps clusters whole",
    arguments: [
      ("abc", "abc\n"), ("日本", "日本\n"), ("e\u{301}x", "e\u{301}x\n"), ("👩\u{200D}👧x", "👩\u{200D}👧x\n"),
      ("abcdefgh", "abcdef\n"), ("abcde日", "abcde\n"), ("\u{1B}[1m\u{202E}", "␛[1m\n"), ("a\nb", "a b\n"),
      ("\u{301}a", "a\n"),
    ])
  func text(text: String, shown: String) {
    #expect(frame(6) { $0.write(text, at: .zero, style: .standard) }.text == shown)
  }

  @Test(
    "leaves no half of a wide cluster",
    arguments: [(0, "x 本\n"), (1, " x本\n"), (2, "日x\n"), (3, "日 x\n")])
  func halves(column: Int, shown: String) {
    let frame = frame(4) { canvas in
      canvas.write("日本", at: .zero, style: .standard)
      canvas.write("x", at: Point(column: column, row: 0), style: .standard)
    }
    #expect(frame.text == shown)
    #expect((0..<4).map { Int(frame[$0, 0].width) }.reduce(0, +) == 4)
  }

  @Test("clips to regions inside of regions")
  func regions() {
    let frame = frame(8, 3) { canvas in
      let inner = canvas.part(Rect(column: 2, row: 1, width: 4, height: 5)).part(
        Rect(column: -1, row: 0, width: 9, height: 1))
      inner.write("abcdefgh", at: .zero, style: .standard)
      inner.write("zzz", at: Point(column: 0, row: 1), style: .standard)
      inner.fill(Rect(column: 3, row: 0, width: 9, height: 9), with: "#", style: .standard)
    }
    #expect(frame.text == "\n  bc##\n\n")
  }

  @Test("lets the background of what is below show through text")
  func background() {
    let frame = frame(3) { canvas in
      canvas.fill(style: CellStyle(background: .named(.blue)))
      canvas.write("a", at: .zero, style: CellStyle(foreground: .named(.red)))
    }
    #expect(frame[0, 0].style == CellStyle(foreground: .named(.red), background: .named(.blue)))
  }

  @Test("cuts a line off with an ellipsis, and aligns it")
  func lines() {
    let frame = frame(6, 3) { canvas in
      canvas.writeLine("abcdefgh", row: 0, style: .standard)
      canvas.writeLine("ab", row: 1, style: .standard, alignment: .trailing)
      canvas.writeLine("日本語日", row: 2, style: .standard, alignment: .center)
    }
    #expect(frame.text == "abcde…\n    ab\n日本…\n")
  }

  @Test("survives any place and any size", arguments: [-9, -1, 0, 1, 5, 99])
  func anyPlace(offset: Int) {
    for width in [0, 1, 2, 7] {
      let frame = frame(width, width) { canvas in
        canvas.write("日x👩\u{200D}👧", at: Point(column: offset, row: 0), style: .standard)
        canvas.fill(Rect(column: offset, row: offset, width: 3, height: 3), with: "日", style: .standard)
        canvas.part(Rect(column: offset, row: 0, width: 3, height: 1)).writeLine("日本語", row: 0, style: .standard)
        canvas.showCursor(at: Point(column: offset, row: offset))
      }
      for row in 0..<width {
        #expect(frame.row(row).reduce(0) { $0 + Int($1.width) } == width)
      }
    }
  }

  @Test("limits the marks on a letter")
  func marks() {
    let frame = frame(3) { $0.write("a" + String(repeating: "\u{301}", count: 500) + "b", at: .zero, style: .standard) }
    #expect(frame[0, 0].cluster.unicodeScalars.count == 24)
    #expect(frame[1, 0].cluster == "b")
  }
}
