import Presentation
import Testing

@MainActor
@Suite("Columns")
struct ColumnsTests {
  private let views = [Block("a"), Block("b", 1, 2), Block("c")]

  @Test(
    "are as many as there is room for, of one width, and in rows as high as the highest",
    arguments: [(3, 4), (8, 3), (80, 2)])
  func rows(width: Int, height: Int) {
    let columns = Columns(minimumWidth: 3, views)
    let sample = SampleWindow(columns, width: width, height: 8)
    #expect(columns.sizeThatFits(Size(width: width, height: 8)).height == height)
    _ = sample.text
    #expect(Set(views.map(\.frame.width)).count == 1)
  }

  @Test("leave no place for what is hidden")
  func hidden() {
    views[0].isHidden = true
    let sample = SampleWindow(Columns(minimumWidth: 3, views), width: 8, height: 2)
    #expect(sample.text.hasPrefix("bbb"))
    #expect(sample.text.contains("ccc"))
  }
}
