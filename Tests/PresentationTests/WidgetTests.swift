import Presentation
import Snapshots
import Testing

@MainActor
@Suite("Widgets")
struct WidgetTests {
  /// All of them on one page.
  private func gallery() -> View {
    let histogram = Histogram()
    histogram.bind(
      Histogram.ViewModel(counts: [1, 3, 8, 20, 13, 5, 2, 0, 1], highlighted: 3, labels: ("$10", "$55", "$100")))
    let field = TextField(mask: "000.000.000-00")
    field.text = "52998224"
    let wrong = TextField()
    wrong.text = "wrong"
    wrong.isInvalid = true
    let disabled = Button("Sell".styled(.body))
    disabled.isEnabled = false
    let list = List<TextCell>()
    list.bind(List.ViewModel(rows: (0..<20).map { TextCell.Row(id: $0, text: "Row \($0)") }))
    list.select(1)
    let tabs = Tabs([Tabs.Item(title: "Inbox".styled(.body), badge: 3), Tabs.Item(title: "Items".styled(.body))])
    return Stack(
      .vertical,
      [
        tabs, Label("Widgets".styled(.title)), Divider(title: "Fields".styled(.heading)), field, wrong,
        Stack(.horizontal, spacing: 1, [Button("Buy".styled(.body)), disabled]), ProgressBar(fraction: 0.47),
        Spinner("Loading…".styled(.secondary)), histogram, list,
      ])
  }

  @Test("are drawn", arguments: [("standard", Palette.standard), ("monochrome", .monochrome)])
  func gallery(name: String, palette: Palette) throws {
    let frame = SampleWindow(gallery(), width: 44, height: 22, palette: palette).window.render()
    let colors: ColorCapability = name == "monochrome" ? .none : .trueColor
    try SnapshotFolder().verify(frame.ansi(colors: colors).replacing("\u{1B}", with: "␛"), as: "gallery-\(name)")
  }

  @Test("fit into a narrow window")
  func narrow() throws {
    try SnapshotFolder().verify(SampleWindow(gallery(), width: 24, height: 18).text, as: "gallery-narrow")
  }

  @Test("have no snapshot too many")
  func orphans() throws {
    try SnapshotFolder().verifyNoOrphans(
      besides: ["frame-ansi", "frame-svg", "gallery-standard", "gallery-monochrome", "gallery-narrow", "dialog"])
  }

  @Test("that are buttons are pressed by Enter and space unless they are disabled")
  func button() {
    let button = Button("Buy".styled(.body))
    let taps = Heard(button.tap)
    let sample = SampleWindow(button)
    sample.press(.enter, .space, .left)
    #expect(taps.elements.count == 2)
    button.bind(Button.ViewModel(title: "Buy".styled(.body), isEnabled: false))
    sample.press(.enter)
    #expect(taps.elements.count == 2)
    #expect(!button.isFocused)
    button.bind(Button.ViewModel(title: .empty, isVisible: false))
    #expect(sample.text.allSatisfy { $0 == "\n" })
  }

  @Test(
    "that show progress keep to their bounds",
    arguments: [
      (0.0, "  0%"), (0.999, " 99%"), (1, "100%"), (-3, "  0%"), (7, "100%"), (Double.nan, "  0%"), (.infinity, "100%"),
    ])
  func progress(fraction: Double, label: String) {
    #expect(SampleWindow(ProgressBar(fraction: fraction), width: 20, height: 1).text.dropLast().hasSuffix(label))
  }

  @Test("that are tabs choose by arrows and digits")
  func tabs() {
    let tabs = Tabs(["A", "B", "C"].map { Tabs.Item(title: $0.styled(.body)) })
    let chosen = Heard(tabs.itemSelected)
    tabs.select(1)
    tabs.select(0)
    SampleWindow(tabs).press(.right, .right, .right, .character("1"), .character("9"), .left)
    #expect(chosen.elements == [1, 2, 0])
  }

  @Test("that are tabs show what they are bound to, and stay where nothing is said")
  func tabsBinding() {
    let tabs = Tabs()
    let chosen = Heard(tabs.itemSelected)
    let items = ["A", "B", "C"].map { Tabs.Item(title: $0.styled(.body)) }
    tabs.bind(Tabs.ViewModel(items: items, selectedIndex: 2))
    tabs.bind(Tabs.ViewModel(items: items))
    #expect(tabs.selectedIndex == 2)
    tabs.bind(Tabs.ViewModel(items: Array(items.prefix(2)), selectedIndex: 7))
    #expect(tabs.selectedIndex == 1)
    #expect(chosen.elements.isEmpty)
  }

  @Test("ask for no picture when they are bound to what they show")
  func equalViewModels() {
    let label = Label()
    let button = Button()
    let form = FormField()
    let (tabs, bar, spinner, histogram) = (Tabs(), ProgressBar(), Spinner(), Histogram())
    let window = SampleWindow(Stack(.vertical, [label, button, form, tabs, bar, spinner, histogram])).window
    func bind(_ text: StyledText) {
      label.bind(text)
      button.bind(Button.ViewModel(title: text))
      form.bind(FormField.ViewModel(title: text, placeholder: text, message: text, isInvalid: true))
      tabs.bind(Tabs.ViewModel(items: [Tabs.Item(title: text)], selectedIndex: 0))
      bar.bind(ProgressBar.ViewModel(fraction: 0.5))
      spinner.bind(Spinner.ViewModel(text: text))
      histogram.bind(Histogram.ViewModel(counts: [1, 2]))
    }
    bind("text")
    _ = window.render()
    bind("text")
    #expect(!window.needsDisplay)
    bind("another")
    #expect(window.needsDisplay)
  }

  @Test("that are fields of a form say what is wrong below, and keep what was typed")
  func formField() {
    let form = FormField(mask: "000")
    let sample = SampleWindow(form, width: 30, height: 4)
    form.bind(FormField.ViewModel(title: "Age", placeholder: "in years"))
    #expect(sample.text == "Age\nin years\n\n\n")
    sample.type("7")
    form.bind(FormField.ViewModel(title: "Age", message: "Too young.", isInvalid: true))
    #expect(sample.text == "Age\n7\nToo young.\n\n")
    form.bind(FormField.ViewModel(title: "Age", isEnabled: false))
    sample.type("7")
    #expect(form.field.text == "7")
  }

  @Test(
    "that are tabs keep the chosen one in sight", arguments: [(0, " Inbox 12"), (2, "It  Items"), (3, "ems  Sold")])
  func narrowTabs(chosen: Int, shown: String) {
    let tabs = Tabs([
      Tabs.Item(title: "Inbox", badge: 12), Tabs.Item(title: "It"), Tabs.Item(title: "Items"), Tabs.Item(title: "Sold"),
    ])
    tabs.select(chosen)
    #expect(SampleWindow(tabs, width: 10, height: 1).text == "\(shown)\n")
  }

  @Test("that turn move only while they are shown")
  func spinner() {
    let spinner = Spinner()
    let sample = SampleWindow(spinner)
    let first = sample.text
    sample.window.advanceAnimations()
    #expect(sample.text != first)
    spinner.isHidden = true
    #expect(!sample.window.isAnimating)
  }

  @Test(
    "that are bars survive any counts", arguments: [[], [0, 0], [.max, 1], [-5, 3], Array(repeating: 2, count: 500)])
  func histogram(counts: [Int]) {
    let histogram = Histogram()
    histogram.bind(Histogram.ViewModel(counts: counts, highlighted: 9_999, labels: ("a", "b", "c")))
    for width in [0, 1, 7, 60] {
      let text = SampleWindow(histogram, width: width, height: 5).text
      #expect(text.contains("█") == (width > 0 && (counts.max() ?? 0) > 0))
    }
  }

  @Test("that are dialogs scroll what there is no room for, and keep their answers in sight")
  func highDialog() {
    let sample = SampleWindow(View(), width: 30, height: 10)
    let lines = (1...20).map { Label("line \($0)".styled(.body)) }
    sample.window.present(
      Dialog(title: "Many".styled(.heading), content: Stack(.vertical, lines), answers: ["Close".styled(.button)]))
    #expect(sample.text.contains("line 1 "))
    #expect(!sample.text.contains("line 20"))
    for _ in 1...9 { sample.press(.pageDown) }
    #expect(sample.text.contains("line 20"))
    #expect(sample.text.contains("[ Close ]"))
    sample.press(.up)
    #expect(!sample.text.contains("line 20"))
  }
}
