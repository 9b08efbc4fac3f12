import Presentation
import Snapshots
import Testing

@Suite("A frame elsewhere than on a terminal")
struct FramePictureTests {
  private let frame = Canvas.frame(size: Size(width: 16, height: 4)) { canvas in
    canvas.fill(Rect(column: 0, row: 0, width: 16, height: 1), style: CellStyle(background: .rgb(40, 60, 120)))
    canvas.write("<Title> & 日本", at: Point(column: 1, row: 0), style: CellStyle(attributes: .bold))
    canvas.write("👩\u{200D}👧 x", at: Point(column: 0, row: 1), style: CellStyle(foreground: .named(.brightGreen)))
    canvas.write("undone", at: Point(column: 2, row: 2), style: CellStyle(attributes: [.struck, .faint, .italic]))
    canvas.write("chosen", at: Point(column: 9, row: 2), style: CellStyle(attributes: [.reversed, .underlined]))
    canvas.showCursor(at: Point(column: 3, row: 3))
  }

  @Test("is text with styles")
  func ansi() throws {
    try SnapshotFolder().verify(frame.ansi().replacing("\u{1B}", with: "␛"), as: "frame-ansi")
    #expect(frame.ansi(colors: .none).contains("\u{1B}[1m<Title>"))
  }

  @Test("is a picture")
  func svg() throws {
    try SnapshotFolder().verify(frame.svg(), as: "frame-svg")
    #expect(frame.svg(theme: .light) != frame.svg())
  }
}
