public import Reactive
import TerminalText

/// The names of several pages, one of which is shown.
public final class Tabs: View {
  /// One page's name.
  public struct Item: ViewModelProtocol {
    /// What it is called.
    public var title: StyledText
    /// A count that wants to be seen; none for 0.
    public var badge: Int

    /// A tab, without a badge unless given.
    public init(title: StyledText, badge: Int = 0) {
      self.title = title
      self.badge = badge
    }
  }

  /// What tabs show.
  public struct ViewModel: ViewModelProtocol {
    /// The pages.
    public var items: [Item]
    /// Which is shown; nil for the one that was chosen.
    public var selectedIndex: Int?

    /// Tabs, of which the one stays chosen that is, unless given.
    public init(items: [Item], selectedIndex: Int? = nil) {
      self.items = items
      self.selectedIndex = selectedIndex
    }
  }

  /// The pages.
  public var items: [Item] {
    didSet {
      guard items != oldValue else { return }
      selectedIndex = min(selectedIndex, max(0, items.count - 1))
      setNeedsDisplay()
    }
  }
  /// Which is shown.
  public private(set) var selectedIndex = 0
  /// Somebody chose another one. What programs choose is not told.
  public var itemSelected: ControlEvent<Int> { selections.events }

  private var selections = EventSource<Int>()

  /// Tabs, the first of which is chosen.
  public init(_ items: [Item] = []) {
    self.items = items
    super.init()
    width = .flexible
    height = .fixed(1)
  }

  /// Shows pages, and which of them is shown.
  public func bind(_ viewModel: ViewModel) {
    items = viewModel.items
    if let index = viewModel.selectedIndex { select(index) }
  }

  /// Chooses a page. One that there is not is ignored.
  public func select(_ index: Int) {
    guard items.indices.contains(index), index != selectedIndex else { return }
    selectedIndex = index
    setNeedsDisplay()
  }

  /// They can.
  public override var canBecomeFocused: Bool { items.count > 1 }

  /// The arrows go to the page beside, digits to that page.
  public override func handle(_ key: Key) -> Bool {
    switch key {
    case .left: choose(selectedIndex - 1)
    case .right: choose(selectedIndex + 1)
    default:
      guard let digit = key.text.flatMap({ Int($0) }), items.indices.contains(digit - 1) else { return false }
      choose(digit - 1)
    }
    return true
  }

  /// The pages.
  public override var plainElements: [PlainElement] {
    items.enumerated().map { index, item in
      let content = item.title.adding(
        PlainText.tab.text, item.badge > 0 ? String(item.badge).styled(.badge) : .empty,
        index == selectedIndex ? PlainText.selected.text : .empty)
      return PlainElement(content, of: self, part: index, press: { [weak self] in self?.choose(index) })
    }
  }

  /// Draws the names on a bar, the chosen one reversed.
  public override func draw(on canvas: Canvas) {
    let bar = environment.style(.bar)
    canvas.fill(style: bar)
    let names = items.map { " \($0.title.resolved(in: environment.localization).map(\.text).joined()) " }
    let widths = zip(items, names).map { $0.badge > 0 ? $1.displayWidth + "\($0.badge) ".count : $1.displayWidth }
    // The chosen one is in sight, where not all are.
    var column = min(0, canvas.size.width - widths.prefix(selectedIndex + 1).reduce(0, +))
    for (index, item) in items.enumerated() {
      let isSelected = index == selectedIndex
      var style = bar
      if isSelected {
        style.attributes.formUnion([.bold, .reversed])
        style.attributes.subtract(bar.attributes.intersection(.reversed))
        if isFocused { style.attributes.insert(.underlined) }
      }
      let start = column
      column = canvas.write(names[index], at: Point(column: column, row: 0), style: bar)
      if item.badge > 0 {
        column = canvas.write("\(item.badge) ", at: Point(column: column, row: 0), style: environment.style(.badge))
      }
      let end = start + names[index].displayWidth
      canvas.restyle(Rect(column: start, row: 0, width: end - start, height: 1)) { $0 = style }
    }
  }

  private func choose(_ index: Int) {
    guard index != selectedIndex, items.indices.contains(index) else { return }
    select(index)
    selections.send(index)
  }
}
