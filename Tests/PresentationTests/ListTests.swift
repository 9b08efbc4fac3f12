import Presentation
import Reactive
import Testing

@MainActor
@Suite("A list", .serialized)
struct ListTests {
  private let list = List<TextCell>()

  private func rows(_ sample: SampleWindow) -> [String] {
    sample.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      String($0.prefix { $0 != "│" && $0 != "█" }).trimmed
    }
  }

  @Test("makes cells for what is seen, and uses them again")
  func virtual() {
    list.bind(0..<100_000)
    TextCell.made = 0
    let sample = SampleWindow(list, height: 4)
    #expect(rows(sample) == ["row 0", "row 1", "row 2", "row 3"])
    sample.press(.end)
    #expect(rows(sample) == ["row 99996", "row 99997", "row 99998", "row 99999"])
    sample.press(.home)
    _ = sample.text
    for _ in 0..<50 {
      sample.press(.pageDown)
      _ = sample.text
    }
    #expect(TextCell.made <= 12)
  }

  @Test("scrolls as little as the chosen row needs")
  func reveals() {
    list.bind(0..<10)
    let sample = SampleWindow(list, height: 3)
    _ = sample.text
    sample.press(.down, .down)
    #expect(rows(sample) == ["row 0", "row 1", "row 2"])
    sample.press(.down)
    #expect(rows(sample) == ["row 1", "row 2", "row 3"])
    sample.press(.up, .up, .up)
    #expect(rows(sample) == ["row 0", "row 1", "row 2"])
    #expect(list.selectedIndex == 0)
  }

  @Test("holds rows of different heights")
  func heights() {
    list.bind(0..<5, lines: { $0 % 3 + 1 })
    let sample = SampleWindow(list, height: 5)
    #expect(rows(sample) == ["row 0", "row 1", "line 1", "row 2", "line 1"])
    sample.press(.down, .down)
    #expect(rows(sample) == ["row 1", "line 1", "row 2", "line 1", "line 2"])
    list.scrollToEnd()
    #expect(rows(sample) == ["line 1", "line 2", "row 3", "row 4", "line 1"])
    #expect(list.isAtEnd)
  }

  @Test("tells once that its end is near, and again when other rows come")
  func reachesEnd() {
    list.bind(0..<30)
    let reached = Heard(list.reachedEnd) { [list] in if list.rows.count < 40 { list.bind(0..<40) } }
    let sample = SampleWindow(list, height: 5)
    _ = sample.text
    #expect(reached.elements.isEmpty)
    sample.press(.end)
    _ = sample.text
    _ = sample.text
    #expect(reached.elements.count == 1)
    #expect(list.rows.count == 40)
    list.bind(100..<103)
    _ = sample.text
    list.bind(200..<203)
    _ = sample.text
    #expect(reached.elements.count == 3)
  }

  @Test("chooses, activates and lets the focus go at its edges")
  func events() {
    list.bind(0..<3)
    let button = Button("x".styled(.body))
    let chosen = Heard(list.itemSelected)
    let activated = Heard(list.modelActivated)
    let sample = SampleWindow(Stack(.vertical, [list, button]), height: 5)
    _ = sample.text
    list.select(1)
    list.select(0)
    sample.press(.down, .down, .enter, .down)
    #expect(chosen.elements == [0, 1, 2])
    #expect(activated.elements.map(\.id) == [2])
    #expect(button.isFocused)
  }

  @Test("says what is there where there are no rows, and gets the focus when they come")
  func placeholder() {
    list.bind([], placeholder: "Nothing yet".styled(.secondary))
    let sample = SampleWindow(list, width: 21, height: 3)
    #expect(sample.text == "\n     Nothing yet\n\n")
    #expect(!list.isFocused)
    list.bind(0..<2)
    #expect(rows(sample) == ["row 0", "row 1", ""])
    #expect(list.isFocused)
    #expect(list.selectedIndex == 0)
  }
}

@MainActor
@Suite("A list whose rows change", .serialized)
struct ListChangeTests {
  private let list = List<TextCell>()

  /// The rows in sight, by their numbers.
  private func seen(_ sample: SampleWindow) -> [Int] {
    sample.text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
  }

  @Test("stays where it is when rows come above")
  func above() {
    list.bind(0..<10)
    let sample = SampleWindow(list, height: 3)
    _ = sample.text
    sample.press(.end)
    _ = sample.text
    sample.press(.up)
    #expect(seen(sample) == [7, 8, 9])
    list.bind(-20..<10)
    #expect(seen(sample) == [7, 8, 9])
    #expect(list.selectedIndex == 28)
    list.bind(-20..<30)
    #expect(seen(sample) == [7, 8, 9])
  }

  @Test("does not jump at its start either, unless it follows that", arguments: [false, true])
  func start(followsStart: Bool) {
    list.followsStart = followsStart
    list.bind(10..<30)
    let sample = SampleWindow(list, height: 3)
    _ = sample.text
    list.bind(5..<30)
    #expect(seen(sample) == (followsStart ? [5, 6, 7] : [10, 11, 12]))
    #expect(list.selectedIndex == 5)
  }

  @Test("keeps the end in sight where it was, if it follows that")
  func end() {
    list.followsEnd = true
    list.bind(0..<20)
    let sample = SampleWindow(list, height: 3)
    #expect(seen(sample) == [17, 18, 19])
    #expect(list.selectedIndex == 19)
    list.bind(0..<22)
    list.bind(0..<23)
    #expect(seen(sample) == [20, 21, 22])
    sample.window.resize(to: Size(width: 40, height: 0))
    _ = sample.text
    sample.window.resize(to: Size(width: 40, height: 2))
    #expect(seen(sample) == [21, 22])
    sample.press(.home)
    _ = sample.text
    list.bind(0..<30)
    #expect(seen(sample) == [0, 1])
  }

  @Test("keeps the chosen row by its identity, and its place where it is gone")
  func selection() {
    list.bind(0..<9)
    list.select(4)
    list.bind([8, 7, 6, 5, 4, 3, 2, 1, 0])
    #expect(list.selectedIndex == 4)
    list.bind([4, 9, 8])
    #expect(list.selectedIndex == 0)
    list.bind([9, 8])
    #expect(list.selectedIndex == 0)
    list.bind([])
    #expect(list.selectedIndex == nil)
  }

  @Test("is not dragged along by one row that jumps to the front")
  func jump() {
    list.bind(0..<30)
    let sample = SampleWindow(list, height: 4)
    _ = sample.text
    list.select(13)
    #expect(seen(sample) == [10, 11, 12, 13])
    list.bind([10] + (0..<10) + (11..<30))
    #expect(seen(sample) == [9, 11, 12, 13])
  }

  @Test("begins anew where all rows are others")
  func others() {
    list.bind(0..<30)
    let sample = SampleWindow(list, height: 3)
    sample.press(.end)
    _ = sample.text
    list.bind(100..<130)
    #expect(seen(sample) == [100, 101, 102])
    #expect(list.selectedIndex == 29)
  }

  @Test("binds only what is in sight and another now")
  func rebinding() {
    list.bind(0..<10_000)
    let sample = SampleWindow(list, height: 4)
    _ = sample.text
    TextCell.bound = []
    var rows = list.rows
    rows[2].text = "row 2 again"
    rows[500].text = "row 500 again"
    list.bind(List<TextCell>.ViewModel(rows: rows))
    #expect(TextCell.bound == [2])
    #expect(sample.text.contains("row 2 again"))
    list.bind(List<TextCell>.ViewModel(rows: [TextCell.Row(id: -1, text: "row -1")] + rows))
    #expect(seen(sample) == [0, 1, 2, 3])
    #expect(TextCell.bound == [2])
  }

  @Test("asks for no picture for what it shows already")
  func equal() {
    list.bind(0..<100)
    let sample = SampleWindow(list, height: 4)
    _ = sample.text
    list.bind(0..<100)
    #expect(!sample.window.needsDisplay)
    list.bind(0..<101)
    #expect(sample.window.needsDisplay)
  }

  @Test("survives whatever comes", arguments: 0..<40)
  func anything(seed: Int) {
    var random = Shuffle(state: UInt64(seed))
    list.followsEnd = seed % 2 == 0
    list.followsStart = seed % 3 == 0
    let sample = SampleWindow(list)
    for _ in 0..<30 {
      let count = Int.random(in: 0...12, using: &random)
      list.bind((0..<24).shuffled(using: &random).prefix(count), lines: { $0 % 5 + 1 })
      if Bool.random(using: &random) {
        let size = Size(width: .random(in: 0...9, using: &random), height: .random(in: 0...9, using: &random))
        sample.window.resize(to: size)
      }
      if Bool.random(using: &random) { _ = sample.text }
      sample.press([Key.down, .up, .pageDown, .end, .home, .enter, .tab].randomElement(using: &random) ?? .down)
      #expect(list.selectedIndex.map(list.rows.indices.contains) ?? true)
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
