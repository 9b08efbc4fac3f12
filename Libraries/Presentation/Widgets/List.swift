public import Reactive

/// Rows of any number, of which only those that can be seen have a view.
///
/// A cell is made as often as rows fit, and used again for other rows. Rows may differ in height; nothing is ever
/// computed for rows out of sight, so that a list of a million costs what one of ten does.
public final class List<Cell: View>: View {
  /// How many rows there are.
  public var count: Int { rows.count }
  /// The chosen row; nil for none.
  public private(set) var selectedIndex: Int?
  /// Somebody chose another row. What programs choose is not told.
  public var itemSelected: ControlEvent<Int> { selections.events }
  /// Enter was pressed on a row.
  public var itemActivated: ControlEvent<Int> { activations.events }
  /// The last rows are seen, or nearly; once for each number of rows.
  public var reachedEnd: ControlEvent<Void> { arrivalsAtEnd.events }
  /// The first row is seen; once for each number of rows.
  public var reachedStart: ControlEvent<Void> { arrivalsAtStart.events }

  private var selections = EventSource<Int>()
  private var activations = EventSource<Int>()
  private var arrivalsAtEnd = EventSource<Void>()
  private var arrivalsAtStart = EventSource<Void>()
  private let configure: (Cell, Int) -> Void
  private let makeCell: () -> Cell
  private var rows = VisibleRows()
  private var cells: [Int: Cell] = [:]
  private var spareCells: [Cell] = []
  private var revealsSelection = false
  private var announcedEnd = -1
  private var announcedStart = -1

  /// A list whose cells `makeCell` makes and `configure` fills for a row, counted from 0.
  public init(makeCell: @escaping () -> Cell, configure: @escaping (Cell, Int) -> Void) {
    self.makeCell = makeCell
    self.configure = configure
    super.init()
    width = .flexible
    height = .flexible
  }

  /// The rows are others now: so many, from the first that can be seen on. The chosen row stays chosen where there is
  /// still one at its place.
  public func reload(count: Int) {
    rows.setCount(count)
    for cell in cells.values { recycle(cell) }
    cells = [:]
    if let selected = selectedIndex, selected >= rows.count { selectedIndex = rows.count > 0 ? rows.count - 1 : nil }
    setNeedsDisplay()
  }

  /// Rows came before `index`: what is seen stays where it is, and what was chosen stays chosen.
  public func insert(_ number: Int, at index: Int) {
    guard number > 0 else { return }
    rows.insert(number, at: index)
    if let selected = selectedIndex, selected >= index { selectedIndex = selected + number }
    reload(count: rows.count)
  }

  /// Chooses a row and brings it into sight; nil chooses none. A row that there is not is ignored.
  public func select(_ index: Int?) {
    guard index != selectedIndex, index.map({ (0..<count).contains($0) }) ?? true else { return }
    selectedIndex = index
    revealsSelection = true
    setNeedsDisplay()
  }

  /// Brings the last row to the bottom.
  public func scrollToEnd() {
    rows.scrollToEnd()
    setNeedsDisplay()
  }

  /// Whether the last row is in sight.
  public var isAtEnd: Bool { rows.range.upperBound >= count }

  /// It wants all the room.
  public override func sizeThatFits(_ room: Size) -> Size { room }

  /// It can where there are rows.
  public override var canBecomeFocused: Bool { count > 0 }

  /// A list that gets the focus without a chosen row chooses the first that is seen.
  public override func focusDidChange() {
    if isFocused, selectedIndex == nil, count > 0 { choose(rows.range.lowerBound) }
  }

  /// The arrows, Page up and down, Home and End choose; Enter activates.
  public override func handle(_ key: Key) -> Bool {
    guard count > 0 else { return false }
    let current = selectedIndex ?? rows.range.lowerBound
    let page = max(1, rows.range.count - 1)
    switch key {
    // At the edges the focus may go on to what is above or below.
    case .up where current > 0: choose(current - 1)
    case .down where current < count - 1: choose(current + 1)
    case .pageUp: choose(max(0, current - page))
    case .pageDown: choose(min(count - 1, current + page))
    case .home: choose(0)
    case .end: choose(count - 1)
    case .enter: activations.send(current)
    default: return false
    }
    return true
  }

  /// Gives the rows that can be seen their cells and places.
  public override func layoutSubviews() {
    let width = max(0, frame.width - 1)
    if revealsSelection, let selectedIndex {
      rows.reveal(selectedIndex, height: frame.height) { self.height(of: $0, width: width) }
    }
    revealsSelection = false
    let places = rows.layout(height: frame.height) { self.height(of: $0, width: width) }
    let visible = Set(places.map(\.index))
    for (index, cell) in cells where !visible.contains(index) {
      recycle(cell)
      cells[index] = nil
    }
    for place in places {
      cell(at: place.index).frame = Rect(column: 0, row: place.row, width: width, height: place.height)
    }
    announce()
  }

  /// Draws the chosen row's ground and, where not everything fits, how far the list is.
  public override func drawAbove(on canvas: Canvas) {
    if let selectedIndex, let cell = cells[selectedIndex] {
      let chosen = environment.style(isFocused ? .selection : .quietSelection)
      canvas.restyle(cell.frame) { style in
        if chosen.foreground != .standard { style.foreground = chosen.foreground }
        style.background = chosen.background
        style.attributes.subtract(.faint)
        style.attributes.formUnion(chosen.attributes)
      }
    }
    guard rows.range.count < count, canvas.size.height > 0 else { return }
    let column = canvas.size.width - 1
    let height = canvas.size.height
    let thumb = max(1, height * rows.range.count / count)
    let start = (height - thumb) * rows.range.lowerBound / max(1, count - rows.range.count)
    canvas.fill(Rect(column: column, row: 0, width: 1, height: height), with: "│", style: environment.style(.border))
    canvas.fill(
      Rect(column: column, row: min(start, height - thumb), width: 1, height: thumb), with: "█",
      style: environment.style(.border))
  }

  private func choose(_ index: Int) {
    guard index != selectedIndex else { return }
    select(index)
    selections.send(index)
  }

  private func height(of index: Int, width: Int) -> Int {
    // High enough for any row, and small enough to be added up.
    max(1, cell(at: index).wantedSize(in: Size(width: width, height: 10_000)).height)
  }

  private func cell(at index: Int) -> Cell {
    if let cell = cells[index] { return cell }
    let cell: Cell
    if let spare = spareCells.popLast() {
      cell = spare
      cell.isHidden = false
    } else {
      cell = makeCell()
      cell.width = .flexible
      addSubview(cell)
    }
    configure(cell, index)
    cells[index] = cell
    return cell
  }

  private func recycle(_ cell: Cell) {
    cell.isHidden = true
    spareCells.append(cell)
  }

  private func announce() {
    guard count > 0 else { return }
    if rows.range.upperBound + 5 >= count, announcedEnd != count {
      announcedEnd = count
      window?.afterDrawing { [weak self] in self?.arrivalsAtEnd.send(()) }
    }
    if rows.range.lowerBound == 0, announcedStart != count {
      announcedStart = count
      window?.afterDrawing { [weak self] in self?.arrivalsAtStart.send(()) }
    }
  }
}
