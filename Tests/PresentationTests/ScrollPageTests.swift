import Presentation
import Testing

@MainActor
@Suite("A page that is higher than the screen")
struct ScrollPageTests {
  private let fields = (1...8).map { _ in TextField() }

  @Test("brings the field with the focus into sight, with a row around it")
  func followsFocus() {
    for (field, letter) in zip(fields, "abcdefgh") { field.text = String(letter) }
    let sample = SampleWindow(ScrollPage(Stack(.vertical, fields)), width: 10, height: 4)
    #expect(sample.firstLetters == "abcd")
    sample.press(.tab, .tab, .tab)
    #expect(sample.firstLetters == "bcde")
    sample.press(.backTab, .backTab)
    #expect(sample.firstLetters == "abcd")
  }

  @Test("is moved by Page down, and by the arrows where it is only read")
  func scrolls() {
    let lines = "abcdefgh".map { Label(String($0).styled(.body)) }
    let sample = SampleWindow(ScrollPage(Stack(.vertical, lines), arrowsScroll: true), width: 10, height: 4)
    #expect(sample.firstLetters == "abcd")
    sample.press(.down)
    #expect(sample.firstLetters == "bcde")
    sample.press(.pageDown)
    #expect(sample.firstLetters == "efgh")
    sample.press(.pageUp, .pageUp)
    #expect(sample.firstLetters == "abcd")
  }

  @Test("leaves the arrows to others where there is nothing to move")
  func fits() {
    let sample = SampleWindow(
      ScrollPage(Stack(.vertical, Array(fields.prefix(2))), arrowsScroll: true), width: 10, height: 4)
    _ = sample.text
    sample.press(.down)
    #expect(fields[1].isFocused)
  }
}

extension SampleWindow {
  /// The first letter of each row.
  fileprivate var firstLetters: String {
    String(text.split(separator: "\n").compactMap { $0.first { !$0.isWhitespace } })
  }
}
