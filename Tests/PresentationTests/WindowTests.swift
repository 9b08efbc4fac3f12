import Presentation
import Snapshots
import Testing

@MainActor
@Suite("A window")
struct WindowTests {
  @Test("moves the focus by Tab and by arrows that nobody takes")
  func focus() {
    let fields = [TextField(), TextField(), TextField()]
    fields[1].isHidden = true
    let sample = SampleWindow(Stack(.vertical, fields))
    #expect(fields[0].isFocused)
    sample.press(.tab)
    #expect(fields[2].isFocused)
    sample.press(.tab)
    #expect(fields[0].isFocused)
    sample.press(.backTab)
    #expect(fields[2].isFocused)
    sample.press(.down)
    #expect(fields[2].isFocused)
    sample.press(.up)
    #expect(fields[0].isFocused)
  }

  @Test("hands keys up from the focused view, and then out")
  func responders() {
    final class Page: View {
      let field = TextField()
      var keys: [Key] = []

      override func initialize() {
        addSubview(field)
        pin(field)
      }

      override func handle(_ key: Key) -> Bool {
        keys.append(key)
        return key == .escape
      }
    }
    let page = Page()
    let sample = SampleWindow(page)
    var left: [Key] = []
    sample.window.onKey = { key in
      left.append(key)
      return true
    }
    sample.press(.character("a"), .escape, .control("x"))
    #expect(page.field.text == "a")
    #expect(page.keys == [.escape, .control("x")])
    #expect(left == [.control("x")])
  }

  @Test("keeps keys in a dialog until it is answered")
  func dialog() throws {
    let field = TextField()
    let sample = SampleWindow(Stack(.vertical, [field]), width: 40, height: 9)
    let dialog = Dialog(
      title: "Delete the draft?".styled(.heading),
      message: "What you have written is lost, and nobody can bring it back.".styled(.body),
      answers: ["Keep".styled(.body), "Delete".styled(.body)])
    let answers = Heard(dialog.answered) { [weak dialog] _ in #expect(dialog?.window == nil) }
    let cancellations = Heard(dialog.cancelled)
    sample.window.present(dialog)
    try SnapshotFolder().verify(sample.text, as: "dialog")
    sample.type("x")
    #expect(field.text.isEmpty)
    sample.press(.right, .enter)
    #expect(answers.elements == [1])
    #expect(field.isFocused)
    #expect(dialog.window == nil)
    sample.window.present(dialog)
    sample.press(.escape)
    #expect(answers.elements == [1])
    #expect(cancellations.elements.count == 1)
  }

  @Test("shows the answers of a dialog, however long its message is and however narrow it is itself")
  func narrowDialog() {
    let message = String(repeating: "All that you have written is lost. ", count: 20)
    let dialog = Dialog(
      title: "Delete the draft?", message: message.styled(.body),
      answers: ["Keep the draft", "Delete the draft", "Decide later"])
    let sample = SampleWindow(View(), width: 40, height: 10)
    sample.window.present(dialog)
    #expect(
      sample.text == """
        ╭──────────────────────────────────────╮
        │  Delete the draft?                  █│
        │                                     ││
        │  All that you have written is lost. ││
        │  All that you have written is lost. ││
        │                                      │
        │  [ Keep the draft ]                  │
        │  [ Delete the draft ]                │
        │  [ Decide later ]                    │
        ╰──────────────────────────────────────╯

        """)
  }

  @Test("shows a toast for a while, and leaves the focus where it is")
  func toast() {
    let field = TextField()
    let sample = SampleWindow(Stack(.vertical, [field]), width: 30, height: 4)
    Toast("Saved".styled(.positive), duration: .milliseconds(300)).show(in: sample.window)
    #expect(sample.text.contains("Saved"))
    sample.type("x")
    #expect(field.text == "x")
    for _ in 0..<3 { sample.window.advanceAnimations() }
    #expect(!sample.text.contains("Saved"))
    #expect(!sample.window.isAnimating)
  }

  @Test("goes from button to button by left and right where they stand side by side")
  func sideBySide() {
    let buttons = [Button("a".styled(.button)), Button("b".styled(.button))]
    let below = Button("c".styled(.button))
    let sample = SampleWindow(Stack(.vertical, [Stack(.horizontal, buttons), below]))
    sample.press(.right)
    #expect(buttons[1].isFocused)
    sample.press(.right)
    #expect(buttons[1].isFocused)
    sample.press(.left)
    #expect(buttons[0].isFocused)
  }

  @Test("shows the latest toast alone")
  func latestToast() {
    let sample = SampleWindow(View(), width: 30, height: 4)
    Toast("A longer message".styled(.positive)).show(in: sample.window)
    Toast("Saved".styled(.positive)).show(in: sample.window)
    #expect(sample.text.contains("Saved"))
    #expect(!sample.text.contains("longer"))
    #expect(!sample.text.contains("message"))
  }

  @Test("forgets the focus of a view that is taken away")
  func removal() {
    let (first, second) = (TextField(), TextField())
    let sample = SampleWindow(Stack(.vertical, [first, second]))
    first.removeFromSuperview()
    #expect(sample.window.focusedView == nil)
    sample.press(.tab)
    #expect(second.isFocused)
  }

  @Test("gives the focus back to a view that could not have it for a while")
  func displacedFocus() {
    let (field, button) = (TextField(), Button("Buy"))
    let sample = SampleWindow(Stack(.vertical, [field, button]))
    sample.press(.tab)
    button.isEnabled = false
    _ = sample.text
    #expect(sample.window.focusedView == nil)
    button.isEnabled = true
    _ = sample.text
    #expect(button.isFocused)
    button.isHidden = true
    sample.press(.enter, .tab)
    button.isHidden = false
    _ = sample.text
    #expect(field.isFocused)
  }

  @Test("waits for a view of the part of the page that is to have the focus")
  func focusScope() {
    let (tabs, list) = (Tabs([Tabs.Item(title: "A"), Tabs.Item(title: "B")]), List<TextCell>())
    let sample = SampleWindow(Stack(.vertical, [tabs, list]))
    sample.window.focusFirst(in: list)
    _ = sample.text
    #expect(sample.window.focusedView == nil)
    list.bind(0..<3)
    _ = sample.text
    #expect(list.isFocused)
  }

  @Test("leaves the focus in a dialog, whatever the page below asks for")
  func focusBelow() {
    let fields = [TextField(), TextField()]
    let sample = SampleWindow(Stack(.vertical, fields))
    let dialog = Dialog(title: "Sure?", answers: ["Yes"])
    sample.window.present(dialog)
    fields[1].focus()
    sample.type("x")
    #expect(fields.map(\.text) == ["", ""])
    sample.press(.enter)
    #expect(fields[1].isFocused)
  }

  @Test("tells the answer to a dialog that nobody but the window holds")
  func answerOfUnheldDialog() {
    let sample = SampleWindow(View())
    let answers = Heard(present(in: sample.window).answered)
    sample.press(.enter)
    #expect(answers.elements == [0])
  }

  private func present(in window: Window) -> Dialog {
    let dialog = Dialog(title: "Sure?", answers: ["Yes"])
    window.present(dialog)
    return dialog
  }

  @Test("lets go of a page that was replaced")
  func leaks() {
    weak var old: View?
    let window = SampleWindow(View()).window
    do {
      let page = Stack(.vertical, [TextField(), Button("x".styled(.body))])
      old = page
      window.show(page)
      _ = window.render()
    }
    window.show(View())
    #expect(old == nil)
  }
}
