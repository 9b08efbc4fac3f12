import Presentation
import Testing

@MainActor
@Suite("Layout")
struct LayoutTests {
  private func text(_ view: View, _ width: Int, _ height: Int) -> String {
    final class Page: View {
      init(_ view: View) {
        super.init()
        addSubview(view)
        pin(view)
      }
    }
    return SampleWindow(Page(view), width: width, height: height).text
  }

  private func block(_ character: Character, _ width: Dimension, _ height: Dimension = .fit) -> View {
    let block = Block(character, 2, 1)
    block.width = width
    block.height = height
    return block
  }

  @Test(
    "along a stack grants fixed lengths, then contents, then shares",
    arguments: [
      ([.fit, .fit], "aabb\n"), ([.fixed(3), .flexible], "aaabbbbbbb\n"), ([.flexible, .flexible], "aaaaabbbbb\n"),
      ([.flexible, .fit, .flexible], "aaaabbcccc\n"), ([.flexible, .flexible, .flexible], "aaabbbcccc\n"),
      ([.flexible(minimum: 0, maximum: 2, weight: 1), .flexible], "aabbbbbbbb\n"),
      ([.flexible(minimum: 0, maximum: .max, weight: 3), .flexible], "aaaaaaabbb\n"),
      ([.flexible(minimum: 7), .flexible], "aaaaaaabbb\n"), ([.fixed(8), .fixed(8)], "aaaaaaaabb\n"),
      ([.fixed(9), .fit], "aaaaaaaaab\n"), ([.fit, .fixed(9)], "abbbbbbbbb\n"), ([.fixed(-3), .fit], "bb\n"),
      ([.fit, .flexible(minimum: 9)], "abbbbbbbbb\n"), ([.fixed(99), .flexible(minimum: 5)], "aaaaaaaaaa\n"),
    ] as [([Dimension], String)])
  func stack(dimensions: [Dimension], shown: String) {
    let stack = Stack(.horizontal, zip("abc", dimensions).map { block($0, $1) })
    stack.width = .flexible
    #expect(text(stack, 10, 1) == shown)
  }

  @Test("across a stack fills or aligns")
  func across() {
    #expect(
      text(Stack(.vertical, [block("a", .fit), block("b", .fixed(4)), block("c", .fixed(3))]), 9, 3)
        == "aaaa\nbbbb\nccc\n")
    let aligned = Stack(.vertical, distribution: .aligned(.trailing), [block("a", .fit), block("b", .fixed(4))])
    #expect(text(aligned, 9, 2) == "  aa\nbbbb\n")
  }

  @Test("leaves spacing between views that can be seen")
  func spacing() {
    let hidden = block("b", .fit)
    hidden.isHidden = true
    #expect(text(Stack(.horizontal, spacing: 2, [block("a", .fit), hidden, block("c", .fit)]), 9, 1) == "aa  cc\n")
  }

  @Test(
    "pins a view inside of insets",
    arguments: [
      (.leading, .leading, "\n aa\n\n"), (.trailing, .trailing, "\n\n    aa\n"), (.center, .leading, "\n  aa\n\n"),
    ] as [(Alignment, Alignment, String)])
  func pins(horizontally: Alignment, vertically: Alignment, shown: String) {
    let page = View()
    let child = block("a", .fit)
    page.addSubview(child)
    page.pin(
      child, insets: Insets(top: 1, leading: 1, bottom: 0, trailing: 1), horizontally: horizontally,
      vertically: vertically)
    #expect(SampleWindow(page, width: 7, height: 3).text == shown)
  }

  @Test("forgets the place of a view that is gone")
  func pinOfRemoved() {
    let page = View()
    for text in ["a", "b"] {
      let child = Label(text.styled(.body))
      page.addSubview(child)
      page.pin(child)
      if text == "a" { child.removeFromSuperview() }
    }
    #expect(SampleWindow(page, width: 3, height: 1).text == "b\n")
  }

  @Test("survives any room", arguments: 0..<6)
  func anyRoom(width: Int) {
    for height in 0..<5 {
      let nested = Stack(
        .vertical, spacing: 1,
        [
          Label("日本 x".styled(.title), lines: nil), Divider(title: "a".styled(.body)), TextField(mask: "00-0"),
          ProgressBar(fraction: 0.5),
          Stack(.horizontal, spacing: 1, [Button("日本".styled(.body)), Spinner("x".styled(.body)), Divider(.vertical)]),
        ])
      nested.width = .flexible
      let frame = SampleWindow(nested, width: width, height: height).window.render()
      #expect(frame.size == Size(width: width, height: height))
    }
  }

  @Test("depends on the room there is")
  func metrics() {
    #expect(Metrics.suited(to: Size(width: 40, height: 12)) == .compact)
    #expect(Metrics.suited(to: Size(width: 80, height: 24)) == .regular)
    let window = SampleWindow(View()).window
    window.resize(to: Size(width: 100, height: 40))
    #expect(window.environment.metrics == .regular)
  }

  @Test("keeps rows apart as the metrics of the screen have it", arguments: [(12, 2), (24, 3)])
  func spacing(height: Int, rows: Int) {
    let column = Stack(.vertical, spacing: .metrics, [block("a", .fit), block("b", .fit)])
    let sample = SampleWindow(column)
    let size = Size(width: 80, height: height)
    sample.window.resize(to: size)
    #expect(column.sizeThatFits(size).height == rows)
  }

  @Test("flows on to the next row where there is no room left, and leaves none for what is hidden")
  func flow() {
    let hidden = block("h", .fixed(2))
    hidden.isHidden = true
    let flow = Flow([block("a", .fixed(4)), hidden, block("b", .fixed(4)), block("c", .fixed(4))])
    #expect(text(flow, 10, 3) == "aaaa bbbb\ncccc\n\n")
  }
}
