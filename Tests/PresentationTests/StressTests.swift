import Presentation
import Testing

@MainActor
@Suite("A page of everything", .serialized)
struct StressTests {
  private let list = List<TextCell>()
  private let field = TextField(limit: 30)
  private let area = TextArea(limit: 200)
  private let form = FormField(mask: "000.000.000-00")
  private let tabs = Tabs(["受信箱", "Items", "👩‍👧"].map { Tabs.Item(title: $0.styled(.body), badge: 7) })

  private func window() -> Window {
    let histogram = Histogram()
    histogram.bind(Histogram.ViewModel(counts: [1, 5, 2], labels: ("日本", "🚲", "x")))
    form.bind(FormField.ViewModel(title: "Título 日本語", message: "wrong 🚲", isInvalid: true))
    list.bind(0..<30, lines: { $0 % 4 + 1 })
    let sides = Stack(.horizontal, spacing: 1, [list, Divider(.vertical), Stack(.vertical, [area, histogram])])
    sides.height = .flexible
    let long = Label(String(repeating: "日本 word 👩‍👩‍👧 ", count: 300).styled(.body), lines: nil)
    return Window(Stack(.vertical, [tabs, field, form, sides, long, Spinner("…"), ProgressBar(fraction: 0.3)]))
  }

  @Test("is drawn in any room", arguments: [0, 1, 2, 3, 5, 8, 13, 40])
  func anyRoom(width: Int) {
    let window = window()
    for height in [0, 1, 2, 3, 7, 12, 30] {
      window.resize(to: Size(width: width, height: height))
      for _ in 0..<2 {
        let frame = window.render()
        #expect(frame.size == Size(width: width, height: height))
        #expect(frame.text.split(separator: "\n").allSatisfy { $0.count <= width })
      }
      let dialog = Dialog(title: "日本?", message: "text", content: TextField(), answers: ["はい", "No"])
      window.present(dialog)
      Toast("保存しました").show(in: window)
      _ = window.render()
      window.dismiss(dialog)
    }
  }

  @Test("survives keys, pastes and resizes in any order", arguments: 0..<12)
  func storm(seed: Int) {
    var random = Shuffle(state: UInt64(seed) &* 7_919)
    let window = window()
    let keys: [Key] = [
      .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .backspace, .delete,
      .control("w"), .control("u"), .control("k"), .alt("b"), .alt("f"), .alt("d"), .character("日"), .character("é"),
      .character("\u{200D}"), .character("\u{301}"), .character("7"), .space, Key(.function(3)),
    ]
    let pastes = [
      "\u{1B}[2J\u{7}\u{0}", "a\r\nb\n", "👩‍👩‍👧🇧🇷", "\u{202E}evil", String(repeating: "x日", count: 500), "529.982.247-25",
    ]
    for _ in 0..<150 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let size = Size(width: .random(in: 0...50, using: &random), height: .random(in: 0...20, using: &random))
        window.resize(to: size)
      case 1: window.handlePaste(pastes.randomElement(using: &random) ?? "")
      case 2: _ = window.render()
      case 3: form.isHidden.toggle()
      default: window.handle(keys.randomElement(using: &random) ?? .tab)
      }
    }
    let text = window.render().text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    for typed in [field.text, area.text] { #expect(!typed.contains("\u{1B}") && !typed.contains("\u{202E}")) }
    #expect(field.text.count <= 30 && area.text.count <= 200 && form.field.text.count <= 11)
    #expect(form.field.text.allSatisfy { $0.isNumber })
  }
}
