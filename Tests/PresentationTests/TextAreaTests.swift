import Presentation
import Testing

@MainActor
@Suite("A text area")
struct TextAreaTests {
  private let area = TextArea(lines: 2...3, limit: 60)

  private func sample(width: Int = 11, height: Int = 3) -> SampleWindow {
    SampleWindow(area, width: width, height: height)
  }

  private func cursor(_ sample: SampleWindow) -> [Int] {
    sample.window.render().cursor.map { [$0.column, $0.row] } ?? []
  }

  @Test("wraps between words, and has a column left for the cursor")
  func wraps() {
    let sample = sample()
    sample.type("hello world again")
    #expect(sample.text == "hello\nworld\nagain\n")
    #expect(cursor(sample) == [5, 2])
    sample.type("日本語 x")
    #expect(sample.text == "world\nagain日本\n語 x\n")
    #expect(cursor(sample) == [4, 2])
  }

  @Test("takes Enter and pastes of several lines, without what acts on terminals")
  func lines() {
    let sample = sample(width: 30)
    let heard = Heard(area.value)
    sample.type("a")
    sample.press(.enter)
    sample.window.handlePaste("b\r\nc\u{1B}[2J\td")
    #expect(area.text == "a\nb\nc␛[2J    d")
    #expect(heard.elements == ["", "a", "a\n", "a\nb\nc␛[2J    d"])
  }

  @Test("goes up and down by columns, and keeps to the one it came from")
  func upAndDown() {
    let sample = sample(width: 30)
    area.text = "first line\n\nthird"
    _ = sample.text
    sample.press(.up)
    #expect(cursor(sample) == [0, 1])
    sample.press(.up)
    #expect(cursor(sample) == [5, 0])
    sample.press(.right, .down, .down)
    #expect(cursor(sample) == [5, 2])
    sample.press(.home)
    #expect(cursor(sample) == [0, 2])
    sample.press(Key(.home, .control), .end)
    #expect(cursor(sample) == [10, 0])
  }

  @Test("lets the focus go at its first and last line")
  func leaves() {
    let button = Button("x")
    let sample = SampleWindow(Stack(.vertical, [area, button]), width: 20, height: 5)
    area.text = "one\ntwo"
    sample.press(.up)
    #expect(area.isFocused)
    sample.press(.down, .down)
    #expect(button.isFocused)
  }

  @Test("deletes in a line")
  func deletes() {
    let sample = sample(width: 30)
    area.text = "one\ntwo three"
    _ = sample.text
    sample.press(.control("w"), .control("u"), .backspace)
    #expect(area.text == "one")
    sample.press(.home, .control("k"))
    #expect(area.text == "")
  }

  @Test("grows with what is typed, within bounds")
  func grows() {
    let sample = SampleWindow(Stack(.vertical, [area, Label("end")]), width: 20, height: 6)
    area.text = "one"
    #expect(sample.text == "one\n\nend\n\n\n\n")
    area.text = "1\n2\n3\n4\n5"
    #expect(sample.text == "3\n4\n5\nend\n\n\n")
  }

  @Test("keeps to its limit, and survives any room", arguments: [0, 1, 2, 3])
  func anyRoom(width: Int) {
    for height in 0..<3 {
      let sample = sample(width: width, height: height)
      sample.window.handlePaste(String(repeating: "日 x\n", count: 50))
      _ = sample.text
      sample.press(.up, .up, .home, .end, .down, .backspace, .control("k"))
      _ = sample.text
      #expect(area.text.count <= 60)
    }
  }
}
