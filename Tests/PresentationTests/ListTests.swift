import Presentation
import Testing

@MainActor
@Suite("A list")
struct ListTests {
  private func list(_ count: Int, lines: @escaping (Int) -> Int = { _ in 1 }) -> (List<Label>, made: () -> Int) {
    var made = 0
    let list = List<Label>(
      makeCell: {
        made += 1
        return Label(lines: nil)
      },
      configure: { label, index in
        label.text = (["row \(index)"] + (1..<lines(index)).map { "line \($0)" }).joined(separator: "\n").styled(.body)
      })
    list.reload(count: count)
    return (list, { made })
  }

  private func rows(_ sample: SampleWindow) -> [String] {
    sample.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      String($0.prefix { $0 != "│" && $0 != "█" }).trimmed
    }
  }

  @Test("makes cells for what is seen, and uses them again")
  func virtual() {
    let (list, made) = list(1_000_000)
    let sample = SampleWindow(list, height: 4)
    #expect(rows(sample) == ["row 0", "row 1", "row 2", "row 3"])
    sample.press(.end)
    #expect(rows(sample) == ["row 999996", "row 999997", "row 999998", "row 999999"])
    sample.press(.home)
    _ = sample.text
    for _ in 0..<50 {
      sample.press(.pageDown)
      _ = sample.text
    }
    #expect(made() <= 12)
  }

  @Test("scrolls as little as the chosen row needs")
  func reveals() {
    let (list, _) = list(10)
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
    let (list, _) = list(5, lines: { $0 % 3 + 1 })
    let sample = SampleWindow(list, height: 5)
    #expect(rows(sample) == ["row 0", "row 1", "line 1", "row 2", "line 1"])
    sample.press(.down, .down)
    #expect(rows(sample) == ["row 1", "line 1", "row 2", "line 1", "line 2"])
    list.scrollToEnd()
    #expect(rows(sample) == ["line 1", "line 2", "row 3", "row 4", "line 1"])
    #expect(list.isAtEnd)
  }

  @Test("stays where it is when rows come above")
  func insertion() {
    let (list, _) = list(20)
    let sample = SampleWindow(list, height: 3)
    _ = sample.text
    list.select(7)
    let before = rows(sample)
    #expect(before == ["row 5", "row 6", "row 7"])
    list.insert(10, at: 0)
    #expect(rows(sample) == ["row 15", "row 16", "row 17"])
    #expect(list.selectedIndex == 17)
  }

  @Test("tells once that its end is near, and at once when there are more rows")
  func reachesEnd() {
    let (list, _) = list(30)
    let reached = Heard(list.reachedEnd) { list.reload(count: list.count + 10) }
    let sample = SampleWindow(list, height: 5)
    _ = sample.text
    #expect(reached.elements.isEmpty)
    sample.press(.end)
    _ = sample.text
    _ = sample.text
    #expect(reached.elements.count == 1)
    #expect(list.count == 40)
  }

  @Test("chooses, activates and lets the focus go at its edges")
  func events() {
    let (list, _) = list(3)
    let button = Button("x".styled(.body))
    let chosen = Heard(list.itemSelected)
    let activated = Heard(list.itemActivated)
    let sample = SampleWindow(Stack(.vertical, [list, button]), height: 5)
    _ = sample.text
    sample.press(.down, .down, .enter, .down)
    #expect(chosen.elements == [0, 1, 2])
    #expect(activated.elements == [2])
    #expect(button.isFocused)
  }

  @Test("with fewer rows than before keeps what can be kept")
  func reload() {
    let (list, _) = list(50)
    let sample = SampleWindow(list, height: 3)
    _ = sample.text
    sample.press(.end)
    _ = sample.text
    list.reload(count: 2)
    #expect(rows(sample) == ["row 0", "row 1", ""])
    #expect(list.selectedIndex == 1)
    list.reload(count: 0)
    #expect(rows(sample) == ["", "", ""])
    #expect(list.selectedIndex == nil)
  }
}

extension String {
  fileprivate var trimmed: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
