import Presentation
import Reactive
import Testing

@MainActor
@Suite("A text field")
struct TextFieldTests {
  private func sample(_ field: TextField, width: Int = 20) -> SampleWindow {
    SampleWindow(field, width: width, height: 1)
  }

  @Test("types where the cursor is, which moves by clusters")
  func typing() {
    let field = TextField()
    let sample = sample(field)
    sample.type("ab")
    // Each scalar of a family is a key of its own.
    for scalar in "👩\u{200D}👧".unicodeScalars { sample.press(Key(.character(Character(scalar)))) }
    #expect(sample.window.render().cursor == Point(column: 4, row: 0))
    sample.press(.left, .left)
    sample.type("日")
    #expect(field.text == "a日b👩\u{200D}👧")
    sample.press(.end, .backspace, .backspace)
    #expect(field.text == "a日")
    sample.press(.home, .delete)
    #expect(field.text == "日")
    sample.press(.left, .backspace, .right, .right, .delete)
    #expect(field.text == "日")
  }

  @Test(
    "deletes words and lines",
    arguments: [
      (.control("w"), "one two "), (.control("u"), ""), (Key(.backspace, .alt), "one two "),
      (.control("k"), "one two três"),
    ] as [(Key, String)])
  func words(key: Key, left: String) {
    let field = TextField()
    let sample = sample(field)
    sample.type("one two três")
    sample.press(key)
    #expect(field.text == left)
  }

  @Test("goes from word to word")
  func wordMoves() {
    let field = TextField()
    let sample = sample(field)
    sample.type("one two")
    sample.press(Key(.left, .control), Key(.left, .alt), Key(.right, .control))
    sample.type("!")
    #expect(field.text == "one! two")
  }

  @Test("takes a paste in one line, without what acts on terminals")
  func paste() {
    let field = TextField(limit: 9)
    let sample = sample(field)
    sample.window.handlePaste("a\nb\u{1B}[31m and more")
    #expect(field.text == "a b␛[31m ")
  }

  @Test("leaves out the line end of what was copied with it")
  func pasteOfLine() {
    let field = TextField(isPassword: true)
    sample(field).window.handlePaste("\nsecret word\n")
    #expect(field.text == "secret word")
  }

  @Test("counts flags whose halves come together anew")
  func halvesOfFlags() {
    let field = TextField(limit: 2)
    let sample = sample(field)
    let half = String("🇧🇷".unicodeScalars.prefix(1))
    sample.window.handlePaste(half)
    sample.press(.home)
    sample.window.handlePaste(half + half + half)
    #expect(field.text.count == 2)
  }

  @Test("takes a long paste at once", .timeLimit(.minutes(1)))
  func longPaste() {
    let field = TextField(limit: 8_000)
    sample(field).window.handlePaste(String(repeating: "日x", count: 8_000))
    #expect(field.text.count == 8_000)
  }

  @Test(
    "with a mask takes what fits the mask",
    arguments: [
      ("52998224725", "529.982.247-25"), ("529.982.247-25", "529.982.247-25"), ("529 982 247/25", "529.982.247-25"),
      ("x5y2", "52"), ("529982247259999", "529.982.247-25"), ("529", "529"), ("5299", "529.9"), ("٣", ""),
    ])
  func mask(pasted: String, shown: String) {
    let field = TextField(mask: "000.000.000-00")
    let sample = sample(field)
    sample.window.handlePaste(pasted)
    #expect(field.shownText == shown)
    #expect(sample.text == shown + "\n")
  }

  @Test("with a mask edits in the middle")
  func maskEditing() {
    let field = TextField(mask: "000.000.000-00")
    let sample = sample(field)
    sample.type("52982247")
    #expect(sample.window.render().cursor == Point(column: 10, row: 0))
    sample.press(.left, .left, .left, .left, .left)
    sample.type("9")
    #expect(field.shownText == "529.982.247")
    sample.press(.backspace, .end, .backspace)
    #expect(field.text == "5298224")
  }

  @Test("for passwords keeps what is typed and pasted as it is", arguments: ["a\u{200B}b", "a\tb", "\u{202E}ab\u{1B}"])
  func verbatimPassword(text: String) {
    let field = TextField(isPassword: true)
    let sample = sample(field)
    for scalar in text.unicodeScalars { sample.press(Key(.character(Character(scalar)))) }
    #expect(Array(field.text.utf8) == Array(text.utf8))
    field.text = ""
    sample.window.handlePaste(text + "\n")
    #expect(Array(field.text.utf8) == Array(text.utf8))
  }

  @Test("for passwords shows dots")
  func password() {
    let field = TextField(isPassword: true)
    let sample = sample(field)
    sample.type("sécret日")
    #expect(sample.text == "•••••••\n")
    #expect(field.text == "sécret日")
  }

  @Test("scrolls with the cursor")
  func scrolling() {
    let sample = sample(TextField(), width: 8)
    sample.type("abcdefghijkl")
    #expect(sample.text == "fghijkl\n")
    sample.press(.home)
    #expect(sample.text == "abcdefgh\n")
    #expect(sample.window.render().cursor == .zero)
  }

  @Test("tells of changes and of Enter")
  func events() {
    let field = TextField()
    field.text = "o"
    let changes = Heard(field.value)
    let submitted = Heard(field.submit)
    let sample = sample(field)
    sample.type("ab")
    sample.press(.left, .enter, .delete, .delete)
    #expect(changes.elements == ["o", "oa", "oab", "oa"])
    #expect(submitted.elements == ["oab"])
  }

  @Test("goes on by Enter to what is to be filled in next")
  func enterGoesOn() {
    let (field, next) = (TextField(), TextArea())
    field.enterGoes(to: next)
    let submitted = Heard(field.submit)
    let sample = SampleWindow(Stack(.vertical, [field, next]))
    sample.type("a")
    sample.press(.enter)
    #expect(submitted.elements == ["a"])
    #expect(next.isFocused)
  }

  @Test("presses a button by Enter where that can be pressed, and stays")
  func enterPresses() {
    let (field, button) = (TextField(), Button("Send"))
    field.enterPresses(button)
    let taps = Heard(button.tap)
    let sample = SampleWindow(Stack(.vertical, [field, button]))
    for viewModel in [.hidden, Button.ViewModel(title: "Send", isEnabled: false)] {
      button.bind(viewModel)
      sample.press(.enter)
    }
    #expect(taps.elements.isEmpty)
    button.bind(Button.ViewModel(title: "Send"))
    sample.press(.enter)
    #expect(taps.elements.count == 1)
    #expect(field.isFocused)
  }

  @Test("can be set through its value, which tells only what people type")
  func valueSink() {
    let field = TextField(mask: "00/00")
    let changes = Heard(field.value)
    field.value.onNext("12/34")
    #expect(field.shownText == "12/34")
    #expect(changes.elements == [""])
    sample(field).press(.backspace)
    #expect(changes.elements == ["", "123"])
  }

  @Test("may be gone before those who asked for its value")
  func outlived() {
    let value = TextField().value
    #expect(Heard(value).elements == [])
  }

  @Test("keeps to its limit, but lets marks join")
  func limit() {
    let field = TextField(limit: 2)
    let sample = sample(field)
    sample.type("ab")
    sample.press(Key(.character("\u{301}")))
    sample.type("c")
    #expect(field.text == "ab\u{301}")
  }

  @Test("shows what to type while it is empty")
  func placeholder() {
    let field = TextField()
    field.placeholder = "Search".styled(.placeholder)
    let sample = sample(field)
    #expect(sample.text == "Search\n")
    sample.type("x")
    #expect(sample.text == "x\n")
  }
}
