import Presentation
import Testing

@MainActor
@Suite("Plain mode", .serialized)
struct PlainTests {
  @Test("reads a page in the order of the focus, with numbers for what can be acted on")
  func page() {
    let form = FormField(mask: "000.000.000-00")
    form.bind(FormField.ViewModel(title: "CPF", message: "One digit is wrong.", isInvalid: true))
    form.field.text = "52998224"
    let password = TextField(isPassword: true)
    password.bind(TextField.ViewModel(placeholder: "Password"))
    password.text = "secret"
    let disabled = Button("Sell")
    disabled.isEnabled = false
    let hidden = Button("Never seen")
    hidden.isHidden = true
    let histogram = Histogram()
    histogram.bind(Histogram.ViewModel(counts: [1, 3], highlighted: 1, labels: ("$10", "", "$90")))
    let reader = Reader(
      Tabs([Tabs.Item(title: "Inbox", badge: 3), Tabs.Item(title: "Items")]), Label("Prices\nof today", lines: nil),
      form, password, Button("Buy"), disabled, hidden, ProgressBar(fraction: 0.47), histogram, Spinner("Loading…"),
      Divider(title: "The end"))
    #expect(
      reader.heard == """
        1. Inbox, tab, 3, selected
        2. Items, tab
        Prices
        of today
        3. CPF, field, not valid: 529.982.24
        One digit is wrong.
        4. Password, field: hidden
        5. Buy, button
        Sell, button, unavailable
        47%
        $10 – $90: 1, 3 (selected)
        Loading…
        The end
        >\u{20}
        """)
  }

  @Test("asks for a password by its number, without reading it, and submits it by its number then")
  func passwords() {
    let field = TextField(isPassword: true)
    field.placeholder = "Password"
    let submitted = Heard(field.submit)
    let reader = Reader(field)
    #expect(reader.type("1") == "Type it; it is not shown: ")
    #expect(reader.type("") == "\n> ")
    #expect(reader.type("1") == "Type it; it is not shown: ")
    #expect(reader.type("quit  2") == "\n1. Password, field: hidden\n> ")
    #expect(field.text == "quit  2")
    #expect(reader.type("1") == "> ")
    #expect(submitted.elements == ["quit  2"])
  }

  @Test("takes no password for a field that is gone")
  func lateSecret() {
    let field = TextField(isPassword: true)
    let reader = Reader(field)
    _ = reader.type("1")
    field.isHidden = true
    #expect(reader.type("secret").contains("Nothing here takes that."))
    #expect(field.text.isEmpty)
  }

  @Test("presses, types, submits and goes to tabs by number")
  func actions() {
    let tabs = Tabs([Tabs.Item(title: "A"), Tabs.Item(title: "B")])
    let field = TextField(mask: "00/00")
    field.placeholder = "When"
    let button = Button("Buy")
    let (chosen, typed) = (Heard(tabs.itemSelected), Heard(field.value))
    let (submitted, taps) = (Heard(field.submit), Heard(button.tap))
    let reader = Reader(tabs, field, button)
    #expect(reader.type("2") == "1. A, tab\n2. B, tab, selected\n> ")
    #expect(reader.type("3 12/3x4567") == "3. When, field: 12/34\n> ")
    #expect(reader.type("3") == "> ")
    #expect(reader.type("clear 3") == "3. When, field: empty\n> ")
    #expect(reader.type("4") == "> ")
    #expect(chosen.elements == [1])
    #expect(typed.elements == ["", "1234", ""])
    #expect(submitted.elements == ["1234"])
    #expect(taps.elements.count == 1)
    #expect(button.isFocused)
  }

  @Test("takes several lines for what has several")
  func area() {
    let area = FormArea()
    area.bind(FormArea.ViewModel(title: "Description"))
    let reader = Reader(area)
    #expect(reader.type("1 one\\ntwo") == "1. Description, field: one\ntwo\n> ")
    #expect(reader.type("1") == "Nothing here takes that.\n> ")
  }

  @Test("reads what stands side by side as one, without what is there for the eye")
  func lines() {
    let field = TextField()
    let name = Label("Category")
    let reader = Reader(
      Stack(.horizontal, [Label("●"), Label("Ctrl-R  "), Label("Reload")]),
      Stack(.horizontal, [name, field, Label("of all"), Button("Search")]), Label("────"))
    #expect(reader.heard == "Ctrl-R, Reload\n1. Category, field: empty\nof all\n2. Search, button\n> ")
    #expect(reader.type("1 a  b") == "1. Category, field: a  b\n> ")
  }

  @Test("reads what a view draws that says nothing of itself")
  func drawn() {
    final class Switch: View {
      var isOn = false

      override var canBecomeFocused: Bool { true }

      override func handle(_ key: Key) -> Bool {
        guard key == .enter else { return false }
        isOn.toggle()
        setNeedsDisplay()
        return true
      }

      override func sizeThatFits(_ room: Size) -> Size { Size(width: 5, height: 1) }

      override func draw(on canvas: Canvas) { canvas.write(isOn ? "on" : "off", at: .zero, style: .standard) }
    }
    let reader = Reader(Switch(), Spacer())
    #expect(reader.heard == "1. off\n> ")
    #expect(reader.type("1") == "1. on\n> ")
  }

  @Test("reads what changes by itself, and nothing else")
  func changes() {
    let (label, other) = (Label("Waiting"), Label("still"))
    let button = Button("Buy")
    let reader = Reader(label, other, button)
    #expect(reader.wait() == "")
    label.text = "Ana has answered"
    #expect(reader.wait() == "\nAna has answered\n> ")
    #expect(reader.wait() == "")
    button.isEnabled = false
    #expect(reader.wait() == "\nBuy, button, unavailable\n> ")
    #expect(reader.type("1") == "There is no 1 here.\n> ")
    Toast("Saved").show(in: reader.window)
    #expect(reader.wait() == "\nSaved\n> ")
    #expect(reader.type("page") == "Ana has answered\nstill\nBuy, button, unavailable\n> ")
  }

  @Test("reads a dialog as a page of its own, and goes back from it")
  func dialog() {
    let reader = Reader(Button("Delete"))
    let dialog = Dialog(title: "Sure?", message: "It is lost.", answers: ["Keep", "Delete"])
    let answers = Heard(dialog.answered)
    reader.window.present(dialog)
    #expect(reader.wait() == "\nSure?\nIt is lost.\n2. Keep, button\n3. Delete, button\n> ")
    #expect(reader.type("1") == "There is no 1 here.\n> ")
    #expect(reader.type("3") == "1. Delete, button\n> ")
    #expect(answers.elements == [1])
    reader.window.present(dialog)
    #expect(reader.type("back") == "> ")
    #expect(dialog.window == nil)
  }

  @Test("hands keys by their names to the page, also while something is typed")
  func keys() {
    final class Page: View {
      let field = TextField()
      var keys: [Key] = []

      override func initialize() { addSubview(field) }

      override func handle(_ key: Key) -> Bool {
        keys.append(key)
        return key != .character("x")
      }
    }
    let page = Page()
    let reader = Reader(page)
    #expect(page.field.isFocused)
    #expect(reader.type("key n") == "> ")
    #expect(reader.type("key ctrl-S") == "> ")
    #expect(reader.type("key f5") == "> ")
    #expect(reader.type("key x") == "Nothing here takes that.\n> ")
    #expect(reader.type("key f99") == "There is no key f99.\n> ")
    #expect(page.keys == [.character("n"), .control("s"), Key(.function(5)), .character("x")])
    #expect(page.field.text.isEmpty)
  }

  @Test(
    "answers what it does not know",
    arguments: [
      ("x", "That is nothing that can be typed here: help tells what can.\n> "), ("9", "There is no 9 here.\n> "),
      ("99999999999999999999", "That is nothing that can be typed here: help tells what can.\n> "),
      ("more", "There is no more of it.\n> "), ("1 text", "Nothing here takes that.\n> "),
      ("  ", "1. Buy, button\n> "), ("quit", "(the end)"),
    ])
  func unknown(line: String, answer: String) {
    #expect(Reader(Button("Buy")).type(line) == answer)
  }

  @Test("explains itself in the window's language")
  func language() {
    let reader = Reader(Button("Comprar"), language: .brazilianPortuguese)
    #expect(reader.heard == "1. Comprar, botão\n> ")
    #expect(reader.type("?").hasPrefix("Digite, e depois Enter:\n3 "))
  }

  @Test("prints other people's text harmlessly")
  func sanitises() {
    let field = TextField()
    let reader = Reader(Label("a\u{1B}[31m\u{202E}b", lines: nil), field)
    #expect(reader.heard == "a␛[31mb\n1. field: empty\n> ")
    #expect(reader.type("1 \u{1B}[2Jx") == "1. field: ␛[2Jx\n> ")
  }
}
